import { type Fen, sumFen, toFen } from '@zhanggui/domain/kernel/money'
import { type Discount, goodsLeft, type PricedGoods } from '@zhanggui/domain/order/price-order'
import { refuse } from '#platform/http/refusals'
import type { Part } from './checkout.ts'

export interface Promotions {
  readonly discounts: readonly Discount[]
}

/**
 * What is taken off one shop's part of a checkout, step by step in the order of the sheet of marketing, 4.4: full reduction,
 * the shop's coupon, the platform's coupon, points. Each step sees what the earlier ones have left of the lines.
 */
export function promotionsOf(part: Part, goods: readonly PricedGoods[]): Promotions {
  const places = [...goods.keys()]
  const discounts: Discount[] = []
  const takeOff = (kind: Discount['kind'], amount: Fen, lines: readonly number[]) => {
    if (amount === 0) return
    const left = goodsLeft(goods, discounts)
    // Less than what the goods cost, so that nothing is free of charge by mistake.
    if (amount < 0 || amount >= sumFen(lines.map((place) => left[place] ?? toFen(0))))
      refuse('优惠金额不能超过商品金额')
    discounts.push({ kind, amount, lines })
  }
  takeOff('platformCoupon', part.platCouponPrice ?? toFen(0), places)
  takeOff('points', part.integralPrice ?? toFen(0), places)
  return { discounts }
}
