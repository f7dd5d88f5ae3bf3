import { z } from 'zod'

export interface Problem {
  /** Where it stands: the field, or a part of it as `lines.0.price`; blank where the form as a whole is wrong. */
  readonly path: string
  readonly message: string
}

type Values = Readonly<Record<string, unknown>>

/**
 * The values as the call takes them: a blank that its field would refuse, but may be left out, is not sent; where the
 * field says what a blank means, that is sent.
 */
function meantBy(schema: z.ZodObject, values: object): Values {
  const known = Object.entries(values).filter(([name]) => name in schema.shape)
  return Object.fromEntries(
    known
      .map(([name, value]) => [name, meant(schema, name, value)] as const)
      .filter(([name, value]) => !isBlank(value) || takes(schema, name, value) || !isOptional(schema, name)),
  )
}

function meant(schema: z.ZodObject, name: string, value: unknown): unknown {
  const field = schema.shape[name]
  if (!(field instanceof z.ZodDefault) || takes(schema, name, value)) return value
  return value === undefined || isBlank(value) ? field.def.defaultValue : value
}

/** What the schema makes of values that nothing stands against: trimmed, and complete. */
export const draftOf = <S extends z.ZodObject>(schema: S, values: object): z.output<S> =>
  schema.parse(z.encode<z.ZodObject>(schema, meantBy(schema, values)))

/** What the schema has against these values; the server would say the same. A field's own rules come first. */
export function problemsOf(schema: z.ZodObject, values: object): Problem[] {
  const draft = meantBy(schema, values)
  const single = Object.entries(schema.shape).flatMap(([name, field]) => {
    return issuesOf(field as z.ZodType, draft[name]).map(({ path, message }) => ({
      path: [name, ...path].join('.'),
      message,
    }))
  })
  const whole = issuesBetween(schema, draft).map(({ path, message }) => ({ path: path.join('.'), message }))
  return [...single, ...whole.filter(({ path }) => !single.some((problem) => nameIn(problem.path) === nameIn(path)))]
}

/** What the rules between fields say. Those that know `when` they can tell are asked also while a field has no value. */
function issuesBetween(schema: z.ZodObject, draft: Values): readonly Issue[] {
  const checks = (schema.def.checks ?? []) as z.core.$ZodCheck<Values>[]
  if (checks.length === 0) return []
  const issues = z.safeEncode(schema, draft, { error: unspoken }).error?.issues ?? []
  const guarded = z.looseObject({}).check(...checks.filter(({ _zod: { def } }) => def.when !== undefined))
  const told = guarded.safeParse(draft, { error: unspoken }).error?.issues ?? []
  return [...issues, ...told.filter(({ message }) => !issues.some((issue) => issue.message === message))]
}

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>
const judged = new WeakMap<z.ZodType, { readonly value: unknown; readonly issues: readonly Issue[] }>()

/** A table of two thousand rows is not validated again for every typed letter of a name. */
function issuesOf(field: z.ZodType, value: unknown): readonly Issue[] {
  const known = judged.get(field)
  if (known && Object.is(known.value, value)) return known.issues
  const issues = z.safeEncode(field, value, { error: unspoken }).error?.issues ?? []
  judged.set(field, { value, issues })
  return issues
}

/** The field that a path leads into. */
export const nameIn = (path: string): string => path.split('.', 1)[0] ?? ''

/** For the rules that the contract gave no words of their own. */
const unspoken = ({ input }: { readonly input?: unknown }) => (input === undefined ? '此项不能为空' : '格式不正确')

export const isRequired = (schema: z.ZodObject, name: string): boolean => {
  const field = schema.shape[name]
  if (field === undefined || field instanceof z.ZodBoolean || field instanceof z.ZodDefault) return false
  return !isOptional(schema, name)
}

const isBlank = (value: unknown) => value === '' || value === null
const isOptional = (schema: z.ZodObject, name: string): boolean => takes(schema, name, undefined)

function takes(schema: z.ZodObject, name: string, value: unknown): boolean {
  const field = schema.shape[name]
  return field === undefined || z.safeEncode(field as z.ZodType, value).success
}
