import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { storableText } from '@zhanggui/domain/kernel/text/storable-text'
import { z } from 'zod'
import { decodeAgain, lenient } from './lenient-input.ts'
import { invalid } from './refusals.ts'

/** Default messages where the contract has none; the validator's own mention types, which mean nothing to staff. */
const saying: Readonly<Partial<Record<string, string>>> = { too_small: '过小', too_big: '过大' }

z.config({
  customError: (issue) => {
    const field = issue.path?.length ? `请求参数 ${issue.path.join('.')} ` : '请求参数'
    if (issue.code === 'invalid_type' && issue.input === undefined) return `${field}不能为空`
    return `${field}${saying[issue.code] ?? '格式不正确'}`
  },
})

interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Parses path, query and body into the endpoint's flat input, or refuses with all invalid fields. */
export function parseInput(endpoint: Endpoint, raw: RawInput): Record<string, unknown> {
  const parts = [
    endpoint.params.safeParse(raw.params ?? {}),
    endpoint.query.safeParse(lenient(endpoint.query, readQuery(raw.query))),
    endpoint.body.safeParse(lenient(endpoint.body, bodyOf(endpoint, raw))),
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

/** A bare list is the one field of a body that has no other. */
function bodyOf({ alsoGet, body }: Endpoint, raw: RawInput): unknown {
  const [field, ...others] = Object.keys(body.shape)
  if (Array.isArray(raw.body) && field !== undefined && others.length === 0) return { [field]: raw.body }
  return raw.body ?? (alsoGet ? raw.query : {})
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
