import { allEndpoints } from '@zhanggui/contract/all'
import { shopTime, yuan } from '@zhanggui/contract/kernel/codecs'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { type Fen, toFen } from '@zhanggui/domain/kernel/money'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { encodeReply } from '#platform/http/encode-reply'

const encode = (reply: z.ZodType, result: unknown) => encodeReply({ reply } as Endpoint, result)

const tree = z.object({
  at: shopTime,
  get children() {
    return z.array(tree)
  },
})
const line = z.codec(
  z.object({ amount: yuan, ids: z.string() }),
  z.object({ amount: z.custom<Fen>(Number.isSafeInteger), list: z.array(z.int()) }),
  {
    decode: ({ amount, ids }) => ({ amount, list: ids.split(',').map(Number) }),
    encode: ({ amount, list }) => ({ amount, ids: list.join(',') }),
  },
)
const [at, price] = [new Date('2026-11-17T04:05:06Z'), toFen(1230)]

test.each<[string, z.ZodType, unknown, unknown]>([
  ['nothing', z.null(), null, null],
  ['codecs', z.object({ price: yuan, at: shopTime }), { price, at }, { price: '12.30', at: '2026-11-17 12:05:06' }],
  ['lists of codecs', z.array(yuan), [price], ['12.30']],
  ['what may be absent', z.object({ price: yuan.optional(), at: shopTime.nullable() }), { at: null }, { at: null }],
  ['one of several', z.union([z.enum(['never']), z.object({ price: yuan })]), { price }, { price: '12.30' }],
  [
    'trees',
    tree,
    { at, children: [{ at, children: [] }] },
    { at: '2026-11-17 12:05:06', children: [{ at: '2026-11-17 12:05:06', children: [] }] },
  ],
  ['codecs of whole objects', line, { amount: price, list: [1, 2] }, { amount: '12.30', ids: '1,2' }],
  [
    'limits on what stands inside',
    z.object({ price: yuan.refine((fen) => fen > 1000) }),
    { price },
    { price: '12.30' },
  ],
  ['what zod alone can turn round', z.record(z.string(), yuan), { tea: price }, { tea: '12.30' }],
])('%s are encoded as zod does', (_, schema, result, wire) => {
  expect(encode(schema, result)).toEqual(wire)
  expect(z.encode(schema, result)).toEqual(wire)
})

test('what the schema does not name stays inside', () => {
  const schema = z.object({ list: z.array(z.object({ id: z.int() })) })
  const secret = { passwordHash: 'x' }
  expect(encode(schema, { ...secret, list: [{ ...secret, id: 1 }] })).toEqual({ list: [{ id: 1 }] })
})

test('a value that does not fit is a bug, not an answer', () => {
  expect(() => encode(z.object({ name: z.string() }), { name: null })).toThrow(z.ZodError)
  expect(() => encode(z.object({ at: shopTime }), { at: '2026-11-17 12:05:06' })).toThrow(z.ZodError)
})

test('every endpoint has a reply that can be turned round', () => {
  for (const endpoint of allEndpoints) expect(() => encodeReply(endpoint, Symbol('misfit'))).toThrow(/./)
})
