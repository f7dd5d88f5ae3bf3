import { expect, test } from 'vitest'
import { orderQuery, orderTokens, typedTail } from './order-tokens.ts'

const tokens = new Set(
  orderTokens({
    orderNo: 'SH123179160000000012345',
    phones: ['13812345678', ''],
    names: ['茶客小林', '明前龙井'],
    verifyCode: '0123456789',
  }),
)

test.each([
  '5678',
  '345678',
  '12345678',
  '6789',
  '23456789',
  '2345',
  '00012345',
  '45678',
  '2345678',
  '13812345678',
  'sh123179160000000012345',
])('what ends in %s is among what is looked at', (end) => {
  expect(tokens).toContain(typedTail(end)?.token)
})

test('ends of three figures and words are no numbers', () => {
  expect([typedTail('678'), typedTail('龙井茶叶')]).toEqual([undefined, undefined])
})

test('two characters of a name find it, one finds nothing', () => {
  for (const word of orderQuery('龙井').words) expect(tokens).toContain(word)
  expect(orderQuery('茶客小').words.every((word) => tokens.has(word))).toBe(true)
  expect(orderQuery('茶').words).toEqual([])
})
