import { couponScope } from '../coupon/coupon-codes.ts'
import { type CouponLine, eligibleLines, type Piece, type Purpose, whyNotUse } from '../coupon/use-coupon.ts'
import {
  computeReductions,
  type ReducibleLine,
  type ReducingPromotion,
  type Reduction,
} from '../full-reduction/compute-reductions.ts'
import { type Fen, sumFen, toFen } from '../kernel/money.ts'
import { type Discount, goodsLeft, type PricedGoods } from '../order/price-order.ts'

/** What the rules of promotions know of the goods of a line. */
export type PromotableLine = Pick<ReducibleLine, 'categories'> &
  Pick<CouponLine, 'merId' | 'productId' | 'brandId' | 'categoryIds'>

export interface StackingPromotion extends ReducingPromotion {
  /** Whether lines that it has reduced may take a coupon besides. */
  readonly couponStack: boolean
}

/** What may be taken off an order. */
export interface Offers<P extends StackingPromotion> {
  /** The full reductions that are at work; none for orders that have their price already. */
  readonly reductions: readonly P[]
  /** The buyer's piece of one of the shop's coupons. */
  readonly coupon?: Piece | undefined
  /** What the platform takes off, and the goods that it is for: all of them where nothing is said. */
  readonly platform?: { readonly amount: Fen; readonly coupon?: (Purpose & { readonly name: string }) | undefined }
  readonly points?: Fen
}

export interface PromotedOrder<P extends StackingPromotion> {
  readonly discounts: readonly Discount[]
  /** The full reductions that meet these goods, reached or not. */
  readonly fullReductions: readonly Reduction<P>[]
  /** The lines as the shop's coupons see them. */
  readonly couponLines: readonly CouponLine[]
  /** Why it cannot be ordered like this. */
  readonly refusal?: string
}

/**
 * What is taken off one shop's part of a checkout, step by step in the order of the sheet of marketing, 4.4: full reduction,
 * the shop's coupon, the platform's coupon, points. Each step sees what the earlier ones have left of the lines. Quotes,
 * orders, previews and trials all end up here.
 */
export function promoteOrder<P extends StackingPromotion>(
  goods: readonly PricedGoods[],
  lines: readonly PromotableLine[],
  offers: Offers<P>,
  now: Date,
): PromotedOrder<P> {
  const prices = goodsLeft(goods)
  const reducible = lines.map((line, place) => ({
    ...line,
    pieces: goods[place]?.pieces ?? 0,
    price: prices[place] ?? toFen(0),
  }))
  const fullReductions = computeReductions(reducible, offers.reductions)
  const reduced = fullReductions.map(({ amount, lines: places }) => discountOf('fullReduction', amount, places))
  const couponLines = linesForCoupons(lines, goodsLeft(goods, reduced.flat()), fullReductions)
  const found = { fullReductions, couponLines }

  const { coupon, platform, points = toFen(0) } = offers
  const refusal = coupon && whyNotUse(coupon, couponLines, now)
  if (refusal !== undefined) return { ...found, discounts: [], refusal }
  const shared = eligibleLines(platform?.coupon ?? FOR_ALL, couponLines)
  if (platform?.coupon && shared.length === 0) {
    return { ...found, discounts: [], refusal: `${platform.coupon.name}优惠券不适用，请重新选择优惠券` }
  }
  const steps = [
    ...reduced,
    coupon ? discountOf('merchantCoupon', coupon.money, eligibleLines(coupon, couponLines)) : [],
    discountOf('platformCoupon', platform?.amount ?? toFen(0), shared),
    discountOf('points', points, [...goods.keys()]),
  ]
  const discounts: Discount[] = []
  for (const step of steps.flat()) {
    const left = goodsLeft(goods, discounts)
    // Less than what the goods cost, so that nothing is free of charge by mistake.
    if (step.amount < 0 || step.amount >= sumFen(step.lines.map((place) => left[place] ?? toFen(0)))) {
      return { ...found, discounts: [], refusal: '优惠金额不能超过商品金额' }
    }
    discounts.push(step)
  }
  return { ...found, discounts }
}

const FOR_ALL: Purpose = { category: couponScope.is.general, targets: [] }

const discountOf = (kind: Discount['kind'], amount: Fen, lines: readonly number[]): Discount[] =>
  amount === 0 ? [] : [{ kind, amount, lines }]

/** A promotion that has taken something off and allows no coupon beside it closes its lines. */
function linesForCoupons(
  lines: readonly PromotableLine[],
  left: readonly Fen[],
  reductions: readonly Reduction<StackingPromotion>[],
): CouponLine[] {
  const closed = new Set(
    reductions.flatMap(({ promotion, lines: places, amount }) => (promotion.couponStack || amount === 0 ? [] : places)),
  )
  return lines.map(({ merId, productId, brandId, categoryIds }, place) => ({
    merId,
    productId,
    brandId,
    categoryIds,
    left: left[place] ?? 0,
    isClosedToCoupons: closed.has(place),
  }))
}
