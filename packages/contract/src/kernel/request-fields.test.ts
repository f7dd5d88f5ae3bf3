import { expect, test } from 'vitest'
import type { z } from 'zod'
import { allEndpoints } from '../all.ts'
import { brandGateway } from '../gateway/brand.ts'
import { categoryGateway } from '../gateway/category.ts'
import { guaranteeGateway } from '../gateway/guarantee.ts'
import type { Endpoint } from './endpoint.ts'
import { fieldWords } from './field-words.ts'

const HOLDS_PICTURES = /image|icon|avatar|pic|cover|logo|photo|banner/i
const OWN_PATH = '/api/admin/merchant/logout'
const PICTURE = 'https://img.example.com/a.png'

interface Field {
  readonly path: string
  readonly schema: z.ZodType
}

/** Every field of a schema, at any depth. */
function fieldsOf(schema: z.ZodType, path: string): Field[] {
  const {
    shape,
    element,
    innerType,
    in: wire,
    options,
  } = schema.def as unknown as {
    readonly [part in 'element' | 'innerType' | 'in']?: z.ZodType
  } & { readonly shape?: Readonly<Record<string, z.ZodType>>; readonly options?: readonly z.ZodType[] }
  const inner = [innerType ?? wire ?? element, ...(options ?? [])].filter((part) => part !== undefined)
  return [
    ...inner.flatMap((part) => fieldsOf(part, path)),
    ...Object.entries(shape ?? {}).flatMap(([name, field]) => [
      { path: `${path}.${name}`, schema: field },
      ...fieldsOf(field, `${path}.${name}`),
    ]),
  ]
}

const requestFields = ({ area, name, params, query, body }: Endpoint) =>
  [params, query, body].flatMap((part) => fieldsOf(part, `${area}.${name}`))
const lastName = ({ path }: Field) => path.split('.').at(-1) ?? ''

const gateways = [brandGateway, categoryGateway, guaranteeGateway]
const pictures = [...allEndpoints, ...gateways.flatMap((api): Endpoint[] => Object.values(api))]
  .flatMap(requestFields)
  .filter((field) => HOLDS_PICTURES.test(lastName(field)))

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

test('every field has a word that staff know it by, and every word has a field', () => {
  const names = new Set(allEndpoints.flatMap(requestFields).map(lastName))
  expect([...names].filter((name) => !fieldWords.has(name))).toEqual([])
  expect([...fieldWords.keys()].filter((name) => !names.has(name))).toEqual([])
})
