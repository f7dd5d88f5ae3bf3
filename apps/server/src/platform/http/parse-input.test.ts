import { jsonList } from '@zhanggui/contract/kernel/codecs'
import { type Endpoint, post } from '@zhanggui/contract/kernel/endpoint'
import { done } from '@zhanggui/contract/kernel/shapes'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseInput } from './parse-input.ts'

const endpoint = post('/notes/{id}', {
  title: '备注',
  permission: 'none',
  query: z.object({ page: z.coerce.number().optional() }),
  body: z.object({
    note: z.string().optional(),
    words: jsonList(z.string(), { malformed: '格式不正确' }).optional(),
    labels: z.record(z.string(), z.string()).optional(),
  }),
  reply: done,
})
const parse = (body: unknown, query: unknown = {}) => parseInput(endpoint, { params: { id: '7' }, query, body })

describe('what the schema does not know', () => {
  test('is not even looked at', () => {
    const body = {
      note: 'a',
      get more(): unknown {
        throw new Error('looked at')
      },
    }
    expect(parse(body)).toEqual({ id: 7, note: 'a' })
  })

  test('may hold what could not be stored', () => {
    expect(parse({ x: '\0' }, { page: '1', 'y\0': '\0' })).toEqual({ id: 7, page: 1 })
  })
})

describe('a text that cannot be stored', () => {
  const inText = (word: string) => ({ words: JSON.stringify(['茶', word]) })

  test('has a sign of replacement for half of a character, also within another text', () => {
    expect(parse({ note: 'a\uD83C' })).toMatchObject({ note: 'a\uFFFD' })
    expect(parse(inText('\uDF75🍵'))).toMatchObject({ words: ['茶', '\uFFFD🍵'] })
    expect(parse({ labels: { 'a\uD83C': 'b' } })).toMatchObject({ labels: { 'a\uFFFD': 'b' } })
  })

  test.each([
    ['note', { note: 'a\0b' }],
    ['words', inText('\0')],
    ['labels', { labels: { 'a\0': 'b' } }],
  ])('is refused at its field if it has NUL: %s', (path, body) => {
    const data = { fields: [{ path, message: '内容包含非法字符' }] }
    expect(() => parse(body)).toThrow(expect.objectContaining({ code: 400, data }))
  })
})

describe('what the contract has no words for is told in those of staff', () => {
  const amount = z.union([z.string(), z.number()])
  const plan = post('/plans', {
    title: '计划',
    permission: 'none',
    query: z.object({ month: z.string(), couponId: z.coerce.number().optional() }),
    body: z.object({
      productId: z.coerce.number().max(9),
      attrValue: z.array(z.object({ cost: amount, unheard: amount.optional() })).optional(),
      skuChanges: z.object({ put: z.array(amount) }).optional(),
    }),
    reply: done,
  })
  const told = (body: unknown, query: object = { month: '2030-01' }, asked: Endpoint = plan) => {
    try {
      parseInput(asked, { params: {}, query, body })
    } catch (error) {
      const { code, data } = error as { code: number; data: { fields: { path: string; message: string }[] } }
      return [code, ...data.fields.map(({ path, message }) => `${path}: ${message}`)]
    }
    return []
  }

  test('a body that is missing, unless nothing has to be in it', () => {
    for (const body of [undefined, null]) {
      expect(told(body)).toEqual([400, ': 参数体不能为空'])
      expect(parse(body)).toEqual({ id: 7 })
    }
    expect(told('x')).toEqual([400, ': 参数体格式不正确'])
  })

  test('a field that is missing; in the query as existing clients know it', () => {
    expect(told({})).toEqual([400, 'productId: 商品不能为空'])
    expect(told({ productId: 1 }, {})).toEqual([400, 'month: 请求参数 month 不能为空'])
    const alsoGet = { ...plan, alsoGet: true }
    expect(told(undefined, { month: '2030-01' }, alsoGet)).toEqual([400, 'productId: 请求参数 productId 不能为空'])
    expect(told(undefined, { month: '2030-01', productId: '1' }, alsoGet)).toEqual([])
  })

  test('a field that is wrong, and where in it', () => {
    expect(told({ productId: 10 })).toEqual([400, 'productId: 商品过大'])
    expect(told({ productId: 1 }, { month: '2030-01', couponId: 'x' })).toEqual([400, 'couponId: 优惠券格式不正确'])
    const attrValue = [{ cost: 1 }, { cost: [] }, { cost: 1, unheard: [] }]
    expect(told({ productId: 1, attrValue, skuChanges: { put: [[]] } })).toEqual([
      400,
      'attrValue.1.cost: 规格明细第2项成本价格式不正确',
      'attrValue.2.unheard: 请求参数 attrValue.2.unheard 格式不正确',
      'skuChanges.put.0: 规格明细第1项格式不正确',
    ])
  })
})
