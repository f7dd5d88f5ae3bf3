import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { fieldWords } from '@zhanggui/contract/kernel/field-words'
import { storableText } from '@zhanggui/domain/kernel/text/storable-text'
import { z } from 'zod'
import { decodeAgain, lenient } from './lenient-input.ts'
import { invalid } from './refusals.ts'

/** Default messages where the contract has none; the validator's own mention types, which mean nothing to staff. */
const saying: Readonly<Partial<Record<string, string>>> = { too_small: '过小', too_big: '过大' }

z.config({
  customError: ({ code, input, path = [] }) =>
    `${placeOf(path)}${input === undefined ? '不能为空' : (saying[code] ?? '格式不正确')}`,
})

/** Where it is in words of staff. Programs also send fields that have none, and read the path beside the message. */
function placeOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return '参数体'
  const words = path.map((part) => (typeof part === 'number' ? `第${part + 1}项` : fieldWords.get(String(part))))
  if (words.includes(undefined)) return `请求参数 ${path.join('.')} `
  return words.filter((word, index) => word !== words[index - 1]).join('')
}

/** Read as a number, a missing field would be a wrong one. */
const ofMissing =
  (given: unknown, place: (name: string) => string): z.core.$ZodErrorMap =>
  ({ path = [] }) => {
    const name = String(path[0])
    const isMissing = path.length === 1 && isPlain(given) && !Object.hasOwn(given, name)
    return isMissing ? `${place(name)}不能为空` : undefined
  }
/** As existing clients know it. */
const parameter = (name: string) => `请求参数 ${name} `

interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Parses path, query and body into the endpoint's flat input, or refuses with all invalid fields. */
export function parseInput(endpoint: Endpoint, raw: RawInput): Record<string, unknown> {
  const parts = [
    endpoint.params.safeParse(raw.params ?? {}),
    parsePart(endpoint.query, readQuery(raw.query), parameter),
    parseBody(endpoint, raw),
  ]
  const issues = parts.flatMap((part) => part.error?.issues ?? [])
  if (issues.length > 0) {
    throw invalid(issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })))
  }
  const input = Object.assign({}, ...parts.map((part) => part.data)) as Record<string, unknown>
  const fields = Object.keys(input).filter((name) => hasNul(input[name]))
  if (fields.length > 0) throw invalid(fields.map((path) => ({ path, message: '内容包含非法字符' })))
  return storable(input) as Record<string, unknown>
}

function parsePart(schema: z.ZodObject, raw: unknown, place: (name: string) => string) {
  const given = lenient(schema, raw)
  return schema.safeParse(given, { error: ofMissing(given, place) })
}

function parseBody({ alsoGet, body }: Endpoint, raw: RawInput) {
  const given = raw.body ?? undefined
  if (given === undefined && alsoGet) return parsePart(body, raw.query, parameter)
  const parsed = parsePart(body, asFields(body, given ?? {}), (name) => placeOf([name]))
  return parsed.error && given === undefined ? body.safeParse(given) : parsed
}

/** A bare list is the one field of a body that has no other. */
function asFields(body: z.ZodObject, given: unknown): unknown {
  const [field, ...others] = Object.keys(body.shape)
  return Array.isArray(given) && field !== undefined && others.length === 0 ? { [field]: given } : given
}

/** Consoles send cleared filters as `name=`; that means absent. */
function readQuery(query: unknown): Record<string, unknown> {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== '')
  return Object.fromEntries(
    given.map(([name, value]) => [name, typeof value === 'string' ? decodeAgain(value) : value]),
  )
}

/**
 * PostgreSQL cannot store NUL, and people do not type it. Checked in the parsed input, not in the raw request, which may
 * be a megabyte of unknown fields; nested JSON text is decoded by then.
 */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (Array.isArray(value)) return value.some(hasNul)
  return isPlain(value) && Object.entries(value).some(([name, inner]) => hasNul(name) || hasNul(inner))
}

/** Makes every text storable. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map(storable)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [storableText(name), storable(inner)]))
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
