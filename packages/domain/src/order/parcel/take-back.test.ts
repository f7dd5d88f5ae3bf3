import { expect, test } from 'vitest'
import { isFresh, whyNotTakeBack, whyNotUnsend, whyNotUnverify } from './take-back.ts'

const sentAt = new Date('2026-11-19T02:00:00Z')
const after = (minutes: number) => new Date(sentAt.getTime() + minutes * 60_000)

test.each<[number, boolean | undefined, string | undefined]>([
  [30, undefined, undefined],
  [30, true, undefined],
  [31, false, undefined],
  [31, undefined, '发货已超过30分钟，不能撤销'],
  [31, true, '发货已超过30分钟且快递已有物流记录，不能撤销'],
])('%i minutes after it was sent, the carrier having seen it: %s', (minutes, isTraced, reason) => {
  expect(whyNotTakeBack({ sentAt, isTraced }, after(minutes))).toBe(reason)
})

test('half an hour is fresh, more is not, for what was handed over at the counter too', () => {
  expect([isFresh({ sentAt }, after(30)), isFresh({ sentAt }, after(31))]).toEqual([true, false])
  expect(whyNotUnverify(sentAt, after(30))).toBeUndefined()
  expect(whyNotUnverify(sentAt, after(31))).toBe('核销已超过30分钟，不能撤销')
})

test('more than was sent cannot be taken back', () => {
  const line = { bought: 3, shipped: 1, applied: 0, refunded: 0, appliedUnsent: 0, refundedUnsent: 0 }
  expect(whyNotUnsend([{ line, pieces: 1 }])).toBeUndefined()
  expect(whyNotUnsend([{ line, pieces: 2 }])).toBe('发出的商品已有退款，不能撤销发货')
})
