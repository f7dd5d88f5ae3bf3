import { idList, shopTime } from '@zhanggui/contract/kernel/codecs'
import { id } from '@zhanggui/contract/kernel/endpoint'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { decodeAgain, lenient } from './lenient-input.ts'

const schema = z.object({
  name: z.string(),
  day: z.int().optional(),
  note: z.string().optional(),
  from: shopTime.optional(),
  nothing: z.string().nullable().optional(),
  captcha: z.object({ answer: z.string() }).optional(),
  rows: z.array(z.object({ price: z.number(), stock: z.int().default(0) })).optional(),
  goods: z.array(id).optional(),
  ids: idList('商品').optional(),
})
const read = (input: object) => z.parse(schema, lenient(schema, { name: 'a', ...input }))

describe('absent is', () => {
  test('null, wherever it is not a value of its own', () => {
    expect(read({ day: null, note: null, nothing: null })).toEqual({ name: 'a', nothing: null })
    expect(lenient(schema, { name: null })).toEqual({})
  })

  test('a blank time or number, but no blank text', () => {
    expect(read({ day: '', from: '', note: '' })).toEqual({ name: 'a', note: '' })
  })

  test('an empty object for what has to say something', () => {
    expect(read({ captcha: {} })).toEqual({ name: 'a' })
  })
})

describe('are delivered as text', () => {
  test('numbers, also within lists', () => {
    const rows = [
      { price: '1.5', stock: ' 3 ', unknown: 'x' },
      { price: -2, stock: null },
    ]
    expect(read({ day: '5', rows }).rows).toEqual([
      { price: 1.5, stock: 3 },
      { price: -2, stock: 0 },
    ])
    expect(read({ day: '5' }).day).toBe(5)
  })

  test.each([['1,2'], [[1, 2]], [['1', '2']]])('lists of ids: %j', (given) => {
    expect(read({ goods: given, ids: given })).toMatchObject({ goods: [1, 2], ids: [1, 2] })
  })

  test('and one of them as a number', () => {
    expect(read({ goods: 7, ids: 7 })).toMatchObject({ goods: [7], ids: [7] })
  })
})

test.each(['', 'x', '1 2', '0x10', '1e3', 'NaN'])('%j is no number', (day) => {
  expect(z.safeParse(schema, lenient(schema, { name: 'a', rows: [{ price: day }] })).success).toBe(false)
})

test.each([undefined, 7, 'text', [], [null]])('what is no object at all is left to the schema: %j', (value) => {
  expect(lenient(schema, value)).toBe(value)
})

test.each([
  [encodeURIComponent('龙井 明前'), '龙井 明前'],
  ['龙井', '龙井'],
  ['100%', '100%'],
  ['50%off', '50%off'],
  ['%e9%be%99', '%e9%be%99'],
  ['龙%20井', '龙%20井'],
])('encoded twice: %s is read as %s', (text, decoded) => {
  expect(decodeAgain(text)).toBe(decoded)
})
