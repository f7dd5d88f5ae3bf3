// What the price calculation costs by itself: an order of fifty lines that thirty promotions and a coupon meet.
import { pieceStatus } from '@zhanggui/domain/coupon/coupon-codes'
import { reductionRule, reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import { toFen } from '@zhanggui/domain/kernel/money'
import { priceOrder } from '@zhanggui/domain/order/price-order'
import { promoteOrder, type StackingPromotion } from '@zhanggui/domain/promotion/promote-order'
import { median } from './fixtures/median.ts'

const [LINES, PROMOTIONS] = [50, 30]
const [WARM_UP, RUNS] = [500, 2000]
const NOW = new Date('2026-11-18T04:00:00Z')

const goods = Array.from({ length: LINES }, (_, nth) => ({
  unitPrice: toFen(1990 + nth * 37),
  pieces: 1 + (nth % 4),
  freight: toFen(nth * 10),
}))
const lines = goods.map((_, nth) => ({
  merId: 1,
  productId: nth + 1,
  brandId: null,
  categoryIds: [1, 11, 111],
  categories: [{ id: nth % 10, pid: 100 }],
}))

/** Every other one names products, the others categories, and the last one is for the whole shop. */
const reductions = Array.from({ length: PROMOTIONS }, (_, nth): StackingPromotion => {
  const isLast = nth === PROMOTIONS - 1
  const { products, categories, shop } = reductionScope.is
  return {
    id: nth + 1,
    ruleType: nth % 3 === 0 ? reductionRule.is.pieces : reductionRule.is.amount,
    isLoop: false,
    maxReduce: toFen(0),
    tiers: [1, 2, 3].map((step) => ({ minPrice: toFen(step * 2000), minNum: step, reduce: toFen(step * 150) })),
    scopeType: isLast ? shop : nth % 2 === 0 ? products : categories,
    scopeIds: isLast ? [] : nth % 2 === 0 ? [nth + 1, nth + 2, nth + 3] : [nth % 10],
    couponStack: nth % 5 > 0,
  }
})

const coupon = {
  id: 1,
  name: '春茶券',
  category: 1 as const,
  targets: [],
  money: toFen(2000),
  minPrice: toFen(10_000),
  status: pieceStatus.is.unused,
  startTime: NOW,
  endTime: NOW,
}

export function measurePrices(say: (line: string) => void) {
  const times: number[] = []
  let met = 0
  for (let run = 0; run < WARM_UP + RUNS; run += 1) {
    const started = performance.now()
    const { discounts, refusal } = promoteOrder(goods, lines, { reductions, coupon, points: toFen(500) }, NOW)
    if (refusal !== undefined) throw new Error(refusal)
    met = discounts.length
    priceOrder(goods, discounts)
    if (run >= WARM_UP) times.push(performance.now() - started)
  }
  say(
    `price of ${LINES} lines under ${PROMOTIONS} promotions, ${met} of which take something off: ${median(times).toFixed(2)} ms (goal <= 1 ms)`,
  )
}
