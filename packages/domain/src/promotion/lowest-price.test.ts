import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reductionRule, reductionScope } from '../full-reduction/full-reduction-codes.ts'
import { toFen } from '../kernel/money.ts'
import { lowestPrice } from './lowest-price.ts'

const at = new Date('2026-11-18T04:00:00Z')
const sku = { merId: 1, productId: 1, brandId: null, categoryIds: [], categories: [], price: toFen(3990) }
const reduction = (from: number, reduce: number, couponStack = true) => ({
  id: 5,
  ruleType: reductionRule.is.amount,
  isLoop: false,
  maxReduce: toFen(0),
  tiers: [{ minPrice: toFen(from), minNum: 0, reduce: toFen(reduce) }],
  scopeType: reductionScope.is.shop,
  scopeIds: [],
  couponStack,
})
const coupon = (money: number, minPrice: number) => ({
  id: 8,
  name: '券',
  category: 1 as const,
  targets: [],
  money: toFen(money),
  minPrice: toFen(minPrice),
})

test('without promotions a piece costs what it costs', () => {
  expect(lowestPrice(sku, { at, reductions: [], coupons: [] })).toMatchObject({ pieces: 1, unit: 3990 })
})

test('as many pieces as just reach the threshold', () => {
  const lowest = lowestPrice(sku, { at, reductions: [reduction(10_000, 2000)], coupons: [] })
  expect(lowest).toMatchObject({ pieces: 3, unit: Math.round((3 * 3990 - 2000) / 3), reductionId: 5 })
})

test('a coupon on top of it needs its threshold after the promotion', () => {
  const lowest = lowestPrice(sku, { at, reductions: [reduction(10_000, 2000)], coupons: [coupon(1500, 11_000)] })
  expect(lowest).toMatchObject({ pieces: 4, unit: (4 * 3990 - 3500) / 4, couponId: 8 })
})

test('a promotion that allows no coupon leaves the better of the two', () => {
  const shelf = { at, reductions: [reduction(10_000, 2000, false)], coupons: [coupon(1000, 0)] }
  expect(lowestPrice(sku, shelf)).toMatchObject({ pieces: 1, unit: 2990, couponId: 8, reductionId: undefined })
})

test('a coupon that is worth more than a piece needs as many as it takes', () => {
  expect(lowestPrice(sku, { at, reductions: [], coupons: [coupon(5000, 0)] })).toMatchObject({ pieces: 2, unit: 1490 })
})

test('a promotion that repeats is reached where least is bought beyond a threshold', () => {
  const looped = { ...reduction(10_000, 1000), isLoop: true }
  // 120.00 reach it once, 300.00 three times.
  const lowest = lowestPrice({ ...sku, price: toFen(6000) }, { at, reductions: [looped], coupons: [] })
  expect(lowest).toMatchObject({ pieces: 5, unit: 5400 })
})

const fen = (min: number, max: number) => fc.integer({ min, max })
const offers = fc.record({
  price: fen(1, 20_000),
  reductions: fc.array(fc.tuple(fen(100, 30_000), fen(1, 99), fc.boolean()), { maxLength: 1 }),
  coupons: fc.array(fc.tuple(fen(1, 9000), fen(0, 30_000)), { maxLength: 6 }),
})

test('no other coupon makes it cheaper', () => {
  fc.assert(
    fc.property(offers, ({ price, ...chosen }) => {
      const reductions = chosen.reductions.map(([from, part, stacks]) =>
        reduction(from, Math.ceil((from * part) / 100) - 1 || 1, stacks),
      )
      const coupons = chosen.coupons.map(([money, minPrice]) => coupon(money, minPrice))
      const lowest = (own: typeof coupons) =>
        lowestPrice({ ...sku, price: toFen(price) }, { at, reductions, coupons: own })
      const each = [[], ...coupons.map((one) => [one])].map((own) => lowest(own))
      const costs = each.map(({ price: { pay }, pieces }) => pay / pieces)
      const { price: best, pieces } = lowest(coupons)
      expect(best.pay / pieces).toBe(Math.min(...costs))
    }),
  )
})
