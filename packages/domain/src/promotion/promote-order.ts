import { couponScope } from '../coupon/coupon-codes.ts'
import { type CouponLine, eligibleLines, type Piece, type Purpose, whyNotUse } from '../coupon/use-coupon.ts'
import {
  computeReductions,
  type ReducibleLine,
  type ReducingPromotion,
  type Reduction,
} from '../full-reduction/compute-reductions.ts'
import { type Fen, toFen } from '../kernel/money.ts'
import { type Discount, goodsLeft, type PricedGoods, takeOff } from '../order/price-order.ts'

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
  const left = goodsLeft(goods)
  const discounts: Discount[] = []
  /** Takes it off what is left, unless that would make goods free by mistake. */
  const take = (kind: Discount['kind'], amount: Fen, places: readonly number[]): boolean => {
    if (amount === 0) return true
    discounts.push({ kind, amount, lines: places })
    return takeOff(left, { amount, lines: places }) !== undefined
  }

  const fullReductions = computeReductions(
    lines.map((line, place) => ({ ...line, pieces: goods[place]?.pieces ?? 0, price: left[place] ?? toFen(0) })),
    offers.reductions,
  )
  let isEnough = fullReductions.every(({ amount, lines: places }) => take('fullReduction', amount, places))
  const couponLines = linesForCoupons(lines, left, fullReductions)
  const refused = (refusal: string) => ({ fullReductions, couponLines, discounts: [], refusal })

  const { coupon, platform, points = toFen(0) } = offers
  const against = coupon && whyNotUse(coupon, couponLines, now)
  if (against !== undefined) return refused(against)
  const shared = eligibleLines(platform?.coupon ?? FOR_ALL, couponLines)
  if (platform?.coupon && shared.length === 0) return refused(`${platform.coupon.name}优惠券不适用，请重新选择优惠券`)
  if (coupon) isEnough &&= take('merchantCoupon', coupon.money, eligibleLines(coupon, couponLines))
  isEnough &&= take('platformCoupon', platform?.amount ?? toFen(0), shared)
  isEnough &&= take('points', points, [...goods.keys()])
  return isEnough ? { fullReductions, couponLines, discounts } : refused('优惠金额不能超过商品金额')
}

const FOR_ALL: Purpose = { category: couponScope.is.general, targets: [] }

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
