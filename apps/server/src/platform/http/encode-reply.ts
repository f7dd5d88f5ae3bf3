import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { z } from 'zod'

const schemas = new WeakMap<Endpoint, z.core.$ZodType>()

/** The reply schema is an allow-list: what it does not name does not leave the server. */
export function encodeReply(endpoint: Endpoint, result: unknown): unknown {
  const known = schemas.get(endpoint)
  const schema = known ?? inverted(endpoint.reply, new Map())
  if (!known) schemas.set(endpoint, schema)
  return z.parse(schema, result)
}

/**
 * Builds a schema whose parsing encodes the given one: zod compiles parsers but interprets encoders, and checks
 * limits twice on the way back, which costs more than twice as much. What is not known here is left to `z.encode`.
 */
function inverted(schema: z.core.$ZodType, known: Map<z.core.$ZodType, z.core.$ZodType>): z.core.$ZodType {
  const earlier = known.get(schema)
  if (earlier) return earlier
  const of = (inner: z.core.$ZodType) => inverted(inner, known)
  const made = invert(schema, of)
  known.set(schema, made)
  return made
}

type Invert = (schema: z.core.$ZodType) => z.core.$ZodType

function invert(schema: z.core.$ZodType, of: Invert): z.core.$ZodType {
  if (leaves.some((leaf) => schema instanceof leaf)) return schema
  // Checks apply to the decoded value and would run on the encoded one.
  if (!(schema instanceof z.ZodType) || schema.def.checks?.length) return leftToZod(schema)
  if (schema instanceof z.ZodObject) return z.clone(schema, { ...schema.def, shape: invertLater(schema, of) })
  if (schema instanceof z.ZodArray) return z.clone(schema, { ...schema.def, element: of(schema.element) })
  if (schema instanceof z.ZodNullable) return z.clone(schema, { ...schema.def, innerType: of(schema.unwrap()) })
  if (schema instanceof z.ZodOptional) return z.clone(schema, { ...schema.def, innerType: of(schema.unwrap()) })
  if (schema instanceof z.ZodUnion) return z.clone(schema, { ...schema.def, options: schema.options.map(of) })
  if (schema instanceof z.ZodCodec) {
    const { in: wire, out: inside, transform, reverseTransform } = schema.def
    return z.clone(schema, {
      ...schema.def,
      in: of(inside),
      out: of(wire),
      transform: reverseTransform,
      reverseTransform: transform,
    })
  }
  return leftToZod(schema)
}

const leftToZod = (schema: z.core.$ZodType) => z.transform((value) => z.encode(schema, value))

const leaves = [
  z.ZodString,
  z.ZodNumber,
  z.ZodBoolean,
  z.ZodNull,
  z.ZodDate,
  z.ZodLiteral,
  z.ZodEnum,
  z.ZodCustom,
  z.ZodAny,
]

/** Lazily, because a tree's schema refers to itself. */
function invertLater({ shape }: z.ZodObject, of: Invert): z.core.$ZodShape {
  const inverse = {}
  for (const name of Object.keys(shape)) {
    Object.defineProperty(inverse, name, { enumerable: true, get: () => of(shape[name] as z.core.$ZodType) })
  }
  return inverse
}
