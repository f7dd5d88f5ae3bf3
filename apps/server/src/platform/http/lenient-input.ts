import { z } from 'zod'

type Read = (value: unknown) => unknown

const NUMBER = /^-?\d+(\.\d+)?$/
const unchanged: Read = (value) => value
const readers = new WeakMap<z.core.$ZodType, Read>()

/**
 * Normalises what clients of this API family send: null, and for optional fields also `''` and
 * `{}`, mean absent; numbers may be text; number lists may be a single number or comma-joined. Only fields of the
 * schema are inspected, and values that it accepts are left alone.
 */
export function lenient(schema: z.core.$ZodType, value: unknown): unknown {
  return readerOf(schema)(value)
}

function readerOf(schema: z.core.$ZodType): Read {
  const known = readers.get(schema)
  if (known) return known
  // Terminates the recursion of self-referencing schemas.
  readers.set(schema, (value) => readerOf(schema)(value))
  const made = makeReader(schema)
  readers.set(schema, made)
  return made
}

function makeReader(schema: z.core.$ZodType): Read {
  if (schema instanceof z.ZodObject) return objectReader(schema)
  if (schema instanceof z.ZodArray) return arrayReader(schema.element)
  if (schema instanceof z.ZodPipe) return readerOf(schema.in)
  if (schema instanceof z.ZodNumber) return toNumber
  const inner = innerOf(schema)
  return inner ? readerOf(inner) : unchanged
}

/** Unwraps `optional`, `nullable`, `default` and the like. */
const innerOf = (schema: z.core.$ZodType): z.core.$ZodType | undefined =>
  schema instanceof z.ZodType && 'innerType' in schema.def ? (schema.def.innerType as z.core.$ZodType) : undefined

const toNumber: Read = (value) => (typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : value)

function arrayReader(element: z.core.$ZodType): Read {
  const read = readerOf(element)
  return (value) => {
    if (Array.isArray(value)) return read === unchanged ? value : value.map(read)
    if (read !== toNumber) return value
    if (typeof value === 'number') return [value]
    if (typeof value !== 'string') return value
    return value.trim() === '' ? [] : value.split(',').map(toNumber)
  }
}

interface Field {
  readonly name: string
  readonly read: Read
  /** Values that mean absent. */
  readonly isAbsent: (value: unknown) => boolean
}

function objectReader({ shape, def }: z.ZodObject): Read {
  // Loose and strict objects need their unknown keys.
  if (def.catchall) return unchanged
  const fields = Object.entries(shape).map(([name, schema]) => fieldOf(name, schema))
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const given = fields.filter(
      ({ name, isAbsent }) => Object.hasOwn(value, name) && !isAbsent(Reflect.get(value, name)),
    )
    return Object.fromEntries(given.map(({ name, read }) => [name, read(Reflect.get(value, name))]))
  }
}

function fieldOf(name: string, schema: z.core.$ZodType): Field {
  const refuses = (value: unknown) => !z.safeParse(schema, value).success
  const [isOptional, refusesNull] = [!refuses(undefined), refuses(null)]
  const [dropsBlank, dropsEmpty] = [isOptional && refuses(''), isOptional && refuses({})]
  const isAbsent = (value: unknown) =>
    (value === null && refusesNull) || (value === '' && dropsBlank) || (dropsEmpty && isEmptyObject(value))
  return { name, read: readerOf(schema), isAbsent }
}

const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0

/** Some clients URL-encode search text twice. Decodes again what still looks encoded. */
export function decodeAgain(text: string): string {
  if (!text.includes('%')) return text
  try {
    const decoded = decodeURIComponent(text)
    return encodeURIComponent(decoded) === text ? decoded : text
  } catch {
    return text
  }
}
