import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toFen } from '../kernel/money.ts'
import { computeRefund, mostRefundable, type RefundableLine, type RefundParts, noParts } from './compute-refund.ts'

const line = (
  bought: number,
  whole: Partial<RefundParts>,
  refundedPieces = 0,
  refunded: Partial<RefundParts> = {},
): RefundableLine => ({
  bought,
  refundedPieces,
  whole: { ...noParts, ...whole },
  refunded: { ...noParts, ...refunded },
})

/** The money of pieces that are refunded one by one. */
function oneByOne(bought: number, pay: number): number[] {
  const parts: number[] = []
  for (let before = 0; before < bought; before += 1) {
    const refunded = { pay: parts.reduce((sum, part) => sum + part, 0) }
    parts.push(computeRefund(line(bought, { pay }, before, refunded), { pieces: 1, withFreight: true }).pay)
  }
  return parts
}

test('100.00 in three pieces, and 0.05 in nine', () => {
  expect(oneByOne(3, 10_000)).toEqual([3333, 3334, 3333])
  expect(oneByOne(9, 5)).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1])
})

test('piece by piece nothing is lost and nothing is negative', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat({ max: 9_999_999 }), (bought, pay) => {
      const parts = oneByOne(bought, pay)
      return parts.every((part) => part >= 0) && parts.reduce((sum, part) => sum + part, 0) === pay
    }),
  )
})

test('freight goes back with the goods, or stays', () => {
  const order = line(2, { pay: 2600, freight: 600 })
  expect(computeRefund(order, { pieces: 1, withFreight: true })).toMatchObject({ pay: 1300, freight: 300 })
  expect(computeRefund(order, { pieces: 1, withFreight: false })).toMatchObject({ pay: 1000, freight: 0 })
  expect([mostRefundable(order, true), mostRefundable(order, false)]).toEqual([2600, 2000])
})

test('an amount without goods takes the goods first, then the freight', () => {
  const order = line(2, { pay: 2600, freight: 600, platformCoupon: 100 })
  expect(computeRefund(order, { amount: toFen(500), withFreight: false })).toEqual({ ...noParts, pay: 500 })
  expect(computeRefund(order, { amount: toFen(2300), withFreight: true })).toEqual({
    ...noParts,
    pay: 2300,
    freight: 300,
  })
  expect(() => computeRefund(order, { amount: toFen(2001), withFreight: false })).toThrow(RangeError)
})

test('what was given back before comes off the last pieces', () => {
  const order = line(2, { pay: 2000 }, 0, { pay: 1500 })
  expect(computeRefund(order, { pieces: 1, withFreight: true }).pay).toBe(500)
  expect(computeRefund(order, { pieces: 2, withFreight: true }).pay).toBe(500)
})

test('more pieces than are left are a bug', () => {
  expect(() => computeRefund(line(2, { pay: 2000 }, 1), { pieces: 2, withFreight: true })).toThrow(RangeError)
})
