import { expect, test } from 'vitest'
import type { z } from 'zod'
import { allEndpoints } from '../all.ts'
import { brandGateway } from '../gateway/brand.ts'
import { categoryGateway } from '../gateway/category.ts'
import { guaranteeGateway } from '../gateway/guarantee.ts'

const HOLDS_PICTURES = /image|icon|avatar|pic|cover|logo|photo|banner/i
const OWN_PATH = '/api/admin/merchant/logout'
const PICTURE = 'https://img.example.com/a.png'

interface Field {
  readonly path: string
  readonly schema: z.ZodType
}

/** Every field of a schema, at any depth. */
function fieldsOf(schema: z.ZodType, path: string): Field[] {
  const { shape, element, innerType, in: wire } = schema.def as unknown as Record<string, z.ZodType | undefined>
  const inner = innerType ?? wire
  if (inner) return fieldsOf(inner, path)
  if (element) return fieldsOf(element, path)
  return Object.entries((shape ?? {}) as Record<string, z.ZodType>).flatMap(([name, field]) => [
    { path: `${path}.${name}`, schema: field },
    ...fieldsOf(field, `${path}.${name}`),
  ])
}

const gateways = [brandGateway, categoryGateway, guaranteeGateway]
const pictures = [...allEndpoints, ...gateways.flatMap((api) => Object.values(api))]
  .flatMap(({ area, name, query, body }) => [query, body].flatMap((part) => fieldsOf(part, `${area}.${name}`)))
  .filter(({ path }) => HOLDS_PICTURES.test(path.split('.').at(-1) ?? ''))

const taken = (schema: z.ZodType, address: string) =>
  [address, [address], JSON.stringify([address])].some((said) => schema.safeParse(said).success)

test('there are such fields', () => expect(pictures.length).toBeGreaterThan(8))

test.each(pictures.map(({ path, schema }) => [path, schema] as const))(
  '%s holds addresses of pictures only',
  (_, schema) => {
    expect(taken(schema, PICTURE)).toBe(true)
    expect(taken(schema, OWN_PATH)).toBe(false)
  },
)
