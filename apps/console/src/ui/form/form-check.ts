import { z } from 'zod'

export type FormValues = Readonly<Record<string, unknown>>

export interface Problem {
  readonly name: string
  readonly message: string
}

/**
 * The values as the call takes them: a blank that its field would refuse, but may be left out, is not sent; where the
 * field says what a blank means, that is sent.
 */
export function draftOf(body: z.ZodObject, values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, meant(body, name, value)] as const)
      .filter(([name, value]) => !isBlank(value) || takes(body, name, value) || !isOptional(body, name)),
  )
}

function meant(body: z.ZodObject, name: string, value: unknown): unknown {
  const field = body.shape[name]
  if (!(field instanceof z.ZodDefault) || takes(body, name, value)) return value
  return value === undefined || isBlank(value) ? field.def.defaultValue : value
}

/** What the contract has against these values; the server would say the same. A field's own rules come first. */
export function problemsOf(body: z.ZodObject, values: FormValues): Problem[] {
  const draft = draftOf(body, values)
  const single = Object.entries(body.shape).flatMap(([name, field]) => {
    const { error } = z.safeEncode(field as z.ZodType, draft[name], { error: unspoken })
    return (error?.issues ?? []).map(({ message }) => ({ name, message }))
  })
  const { error } = z.safeEncode(body, draft, { error: unspoken })
  const whole = (error?.issues ?? []).map(({ path, message }) => ({ name: String(path[0] ?? ''), message }))
  return [...single, ...whole.filter(({ name }) => !single.some((problem) => problem.name === name))]
}

/** For the rules that the contract gave no words of their own. */
const unspoken = ({ input }: { readonly input?: unknown }) => (input === undefined ? '此项不能为空' : '格式不正确')

export const isRequired = (body: z.ZodObject, name: string): boolean => {
  const field = body.shape[name]
  if (field === undefined || field instanceof z.ZodBoolean || field instanceof z.ZodDefault) return false
  return !isOptional(body, name)
}

const isBlank = (value: unknown) => value === '' || value === null
const isOptional = (body: z.ZodObject, name: string): boolean => takes(body, name, undefined)

function takes(body: z.ZodObject, name: string, value: unknown): boolean {
  const field = body.shape[name]
  return field === undefined || z.safeEncode(field as z.ZodType, value).success
}
