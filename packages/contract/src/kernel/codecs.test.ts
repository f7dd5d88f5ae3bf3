import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { codeList, csv, csvUpTo, flag, idList, idListOrBlank, ids, jsonList, shaped } from './codecs.ts'

const id = fc.integer({ min: 0, max: 999_999_999_999_999 })
const distinctIds = fc.uniqueArray(id)
/** What csv keeps: no comma, nothing to trim, not empty. */
const word = fc.string({ minLength: 1 }).filter((text) => !text.includes(',') && text === text.trim())

const messageFor = (schema: z.ZodType, text: unknown) =>
  schema.safeParse(text).error?.issues.map((each) => each.message)
const expectRoundTrip = <T>(schema: z.ZodType<T>, values: fc.Arbitrary<T>) =>
  fc.assert(
    fc.property(values, (value) => {
      expect(z.decode(schema, z.encode(schema, value))).toEqual(value)
    }),
  )
const expectRefusal = (schema: z.ZodType) =>
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.anything()), (text) => {
      const { error } = schema.safeParse(text)
      for (const issue of error?.issues ?? []) expect(issue.message).not.toBe('')
    }),
  )

const kinds = {
  flag: [flag, fc.boolean()],
  ids: [ids, distinctIds],
  idList: [idList('商品'), fc.uniqueArray(id, { minLength: 1, maxLength: 500 })],
  idListOrBlank: [idListOrBlank('商品'), fc.uniqueArray(id, { maxLength: 500 })],
  csv: [csv, fc.array(word)],
  csvUpTo: [csvUpTo(10_000, '过长'), fc.array(word, { maxLength: 50 })],
  codeList: [codeList(['1', '2', '5'], '请选择'), fc.subarray(['1', '2', '5'] as const, { minLength: 1 })],
  jsonObjects: [
    jsonList(z.object({ a: z.number() }), { malformed: '格式不正确' }),
    fc.array(fc.record({ a: fc.integer() })),
  ],
  jsonList: [jsonList(z.string(), { malformed: '格式不正确' }), fc.array(fc.string())],
} as const satisfies Record<string, readonly [z.ZodType, fc.Arbitrary<unknown>]>

describe.each(Object.entries(kinds))('%s', (_, [schema, values]) => {
  test('gives back what it was given', () => expectRoundTrip(schema as z.ZodType, values as fc.Arbitrary<unknown>))
  test('refuses what it cannot read, and never throws', () => expectRefusal(schema))
})

describe('ids', () => {
  test.each([['1,2'], [[1, 2]], [['1', 2]], [' 1, 2 ,1']])('come as %j', (said) => {
    expect(idList('商品').parse(said)).toEqual([1, 2])
  })

  test('may be one number', () => expect(idList('商品').parse(7)).toEqual([7]))

  test.each(['', ' ', [], 'x', '1;2', '1,,2', '-1', '1.5', {}, null, undefined, [[{}]], '1'.repeat(16)])(
    'are asked for: %j',
    (said) => expect(messageFor(idList('商品'), said)).toEqual(['请选择商品']),
  )

  test('may be none where that means something', () => {
    expect(idListOrBlank('商品').parse('')).toEqual([])
    expect(messageFor(idListOrBlank('商品'), '1;2')).toEqual(['商品格式不正确'])
  })

  test('are only so many', () => expect(messageFor(idList('商品'), '1,'.repeat(15_000))).toEqual(['商品过多']))

  test('of a form follow the same rules', () => {
    expect(z.safeEncode(idList('商品'), []).error?.issues[0]?.message).toBe('请选择商品')
    expect(z.safeEncode(idList('商品'), undefined as never).error?.issues[0]?.message).toBe('请选择商品')
  })
})

test('a flag is 1 or 0 on the wire, and understood in all its spellings', () => {
  expect([z.encode(flag, true), z.encode(flag, false)]).toEqual([1, 0])
  expect([1, '1', 'true', true, 0, '0', 'false', false].map((said) => flag.parse(said))).toEqual([
    ...Array<boolean>(4).fill(true),
    ...Array<boolean>(4).fill(false),
  ])
  expect(messageFor(flag, 'yes')).toEqual(['取值只能是1或0'])
})

test('words keep neither blanks nor gaps, and do not take what would become two', () => {
  expect(csv.parse(' 茶, 春天,,')).toEqual(['茶', '春天'])
  expect(messageFor(csvUpTo(3, '过长'), '一二三四')).toEqual(['过长'])
  expect(z.safeEncode(csvUpTo(9, '过长'), ['a,b']).error?.issues[0]?.message).toBe('不能为空或包含逗号')
})

test('codes stand in the order of their table', () => {
  const list = codeList(['1', '2'], '请选择')
  expect([z.encode(list, ['2', '1']), list.parse('2,1')]).toEqual(['1,2', ['1', '2']])
  for (const said of ['', '3', '1,3', '1,1', undefined]) expect(messageFor(list, said)).toEqual(['请选择'])
})

test.each([
  ['', '必须填写'],
  ['x', '格式不正确'],
  ['{}', '格式不正确'],
  ['[1]', '格式不正确'],
  [`["${'长'.repeat(20)}"]`, '过长'],
])('the JSON text %j is refused at the field itself', (said, message) => {
  const list = jsonList(z.string(), { malformed: '格式不正确', blank: '必须填写', longest: 20, tooLong: '过长' })
  expect(z.object({ list }).safeParse({ list: said }).error?.issues).toMatchObject([{ path: ['list'], message }])
})

test('a JSON text of a form is refused as one of a request', () => {
  const list = jsonList(z.string(), { malformed: '格式不正确', blank: '必须填写' }).refine(
    (all) => all.length > 0,
    '空',
  )
  const messageOf = (value: unknown) => z.safeEncode(list, value as string[]).error?.issues[0]?.message
  expect([undefined, [1], []].map(messageOf)).toEqual(['必须填写', '格式不正确', '空'])
})

describe('an odd shape', () => {
  const point = shaped(z.object({ x_pos: z.int().min(0, '不能为负数') }), {
    decode: ({ x_pos: x }) => ({ x }),
    encode: ({ x }) => ({ x_pos: x }),
  })

  test('has good names inside', () => {
    expect(z.decode(point, { x_pos: 1 })).toEqual({ x: 1 })
    expect(z.encode(point, { x: 1 })).toEqual({ x_pos: 1 })
  })

  test('is judged by the names of the wire, in both directions', () => {
    const wrong = [{ path: ['x_pos'], message: '不能为负数' }]
    expect(point.safeParse({ x_pos: -1 }).error?.issues).toMatchObject(wrong)
    expect(z.safeEncode(point, { x: -1 }).error?.issues).toMatchObject(wrong)
    for (const schema of [point, point.refine(() => true)]) {
      expect(z.safeEncode(schema, undefined as never).error?.issues[0]?.message).toBe('格式不正确')
    }
  })
})
