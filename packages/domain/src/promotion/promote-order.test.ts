import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pieceStatus } from '../coupon/coupon-codes.ts'
import { byWorth } from '../coupon/use-coupon.ts'
import { reductionRule, reductionScope } from '../full-reduction/full-reduction-codes.ts'
import { type Fen, sumFen, toFen } from '../kernel/money.ts'
import { priceOrder } from '../order/price-order.ts'
import { promoteOrder, type StackingPromotion } from './promote-order.ts'

const NOW = new Date('2026-11-18T04:00:00Z')

const line = (productId: number) => ({ merId: 1, productId, brandId: null, categoryIds: [9], categories: [] })
const goodsOf = (unitPrice: number, pieces = 1) => ({ unitPrice: toFen(unitPrice), pieces, freight: toFen(0) })

const reduction = (traits: Partial<StackingPromotion> = {}): StackingPromotion => ({
  id: 1,
  ruleType: reductionRule.is.amount,
  isLoop: false,
  maxReduce: toFen(0),
  tiers: [{ minPrice: toFen(10_000), minNum: 0, reduce: toFen(1000) }],
  scopeType: reductionScope.is.shop,
  scopeIds: [],
  couponStack: true,
  ...traits,
})

const piece = (money: number, minPrice = 0, targets: readonly number[] = []) => ({
  id: 7,
  name: '春茶券',
  category: targets.length > 0 ? (2 as const) : (1 as const),
  targets,
  money: toFen(money),
  minPrice: toFen(minPrice),
  status: pieceStatus.is.unused,
  startTime: NOW,
  endTime: NOW,
})

test('each step sees what the one before it has left', () => {
  const goods = [goodsOf(6000), goodsOf(4500)]
  const promoted = promoteOrder(
    goods,
    [line(1), line(2)],
    { reductions: [reduction()], coupon: piece(500, 9500), platform: { amount: toFen(300) }, points: toFen(100) },
    NOW,
  )
  expect(promoted.discounts.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['fullReduction', 1000],
    ['merchantCoupon', 500],
    ['platformCoupon', 300],
    ['points', 100],
  ])
  expect(priceOrder(goods, promoted.discounts).pay).toBe(10_500 - 1900)
})

test('a threshold that only the price before the promotion reaches is not reached', () => {
  const { refusal } = promoteOrder(
    [goodsOf(10_000)],
    [line(1)],
    { reductions: [reduction()], coupon: piece(500, 9500) },
    NOW,
  )
  expect(refusal).toBe('请合理搭配优惠组合，当前优惠券不满足使用条件')
})

test('lines of a promotion that allows no coupon take none, unless it takes nothing off', () => {
  const closed = reduction({ couponStack: false, scopeType: reductionScope.is.products, scopeIds: [1] })
  const offers = { reductions: [closed], coupon: piece(500) }
  const both = promoteOrder([goodsOf(10_000), goodsOf(2000)], [line(1), line(2)], offers, NOW)
  expect(both.discounts.at(-1)).toMatchObject({ kind: 'merchantCoupon', lines: [1] })
  expect(promoteOrder([goodsOf(9000)], [line(1)], offers, NOW).discounts.at(-1)).toMatchObject({ lines: [0] })
  expect(promoteOrder([goodsOf(10_000)], [line(1)], offers, NOW).refusal).toContain('不适用')
})

test('what would make goods free is refused', () => {
  const points = promoteOrder([goodsOf(500)], [line(1)], { reductions: [], points: toFen(500) }, NOW)
  expect(points).toMatchObject({ refusal: '优惠金额不能超过商品金额', discounts: [] })
})

const anyGoods = fc.array(
  fc.record({
    unitPrice: fc.integer({ min: 1, max: 99_999 }),
    pieces: fc.integer({ min: 1, max: 9 }),
    productId: fc.integer({ min: 1, max: 6 }),
  }),
  { minLength: 1, maxLength: 12 },
)
const anyOffers = fc.record({
  reductions: fc.array(
    fc.record({
      from: fc.integer({ min: 100, max: 50_000 }),
      permille: fc.integer({ min: 1, max: 900 }),
      scopeIds: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }),
      couponStack: fc.boolean(),
    }),
    { maxLength: 5 },
  ),
  face: fc.integer({ min: 1, max: 20_000 }),
  points: fc.integer({ min: 0, max: 500 }),
})

type AnyGoods = { unitPrice: number; pieces: number; productId: number }[]

function payOf(
  bought: AnyGoods,
  {
    reductions,
    face,
    points,
  }: {
    reductions: { from: number; permille: number; scopeIds: number[]; couponStack: boolean }[]
    face: number
    points: number
  },
) {
  const goods = bought.map(({ unitPrice, pieces }) => goodsOf(unitPrice, pieces))
  const promotions = reductions.map(({ from, permille, scopeIds, couponStack }, nth) =>
    reduction({
      id: nth + 1,
      couponStack,
      scopeType: scopeIds.length > 0 ? reductionScope.is.products : reductionScope.is.shop,
      scopeIds,
      tiers: [{ minPrice: toFen(from), minNum: 0, reduce: toFen(Math.ceil((from * permille) / 1000)) }],
    }),
  )
  const offers = { reductions: promotions, coupon: piece(face), points: toFen(points) }
  const { discounts, refusal } = promoteOrder(
    goods,
    bought.map(({ productId }) => line(productId)),
    offers,
    NOW,
  )
  return refusal === undefined ? priceOrder(goods, discounts) : undefined
}

test('whatever is taken off: lines add up to the order, nothing is free, and their order does not matter', () => {
  fc.assert(
    fc.property(anyGoods, anyOffers, (bought, offers) => {
      const price = payOf(bought, offers)
      const turned = payOf(bought.toReversed(), offers)
      expect(turned?.pay).toBe(price?.pay)
      if (!price) return
      expect(sumFen(price.lines.map(({ pay }) => pay))).toBe(price.pay)
      expect(price.pay).toBeGreaterThan(0)
      expect(price.lines.every(({ pay }) => pay >= 0)).toBe(true)
    }),
  )
})

test('the first coupon by worth that may be used is the cheapest way to pay', () => {
  const faces = fc.array(
    fc.record({ money: fc.integer({ min: 1, max: 9000 }), minPrice: fc.integer({ min: 0, max: 20_000 }) }),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(anyGoods, faces, (bought, held) => {
      const goods = bought.map(({ unitPrice, pieces }) => goodsOf(unitPrice, pieces))
      const lines = bought.map(({ productId }) => line(productId))
      const pays = held
        .map(({ money, minPrice }, id) => ({ ...piece(money, minPrice), id }))
        .toSorted(byWorth)
        .flatMap((coupon): Fen[] => {
          const { discounts, refusal } = promoteOrder(goods, lines, { reductions: [], coupon }, NOW)
          return refusal === undefined ? [priceOrder(goods, discounts).pay] : []
        })
      expect(pays[0] ?? 0).toBe(Math.min(...(pays.length > 0 ? pays : [0])))
    }),
  )
})
