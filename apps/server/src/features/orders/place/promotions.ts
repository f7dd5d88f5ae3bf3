import { type Fen, sumFen, toFen } from '@zhanggui/domain/kernel/money'
import type { CouponLine } from '@zhanggui/domain/coupon/use-coupon'
import { groupBuyStatus, orderType } from '@zhanggui/domain/order/order-codes'
import { type Discount, goodsLeft, type PricedGoods } from '@zhanggui/domain/order/price-order'
import { judgePiece, linesOfPlatformCoupon, type SpendablePiece } from '#features/coupons/public'
import { type AppliedReduction, type Reduce, reductionsFor } from '#features/full-reductions/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'
import type { Part } from './checkout.ts'
import type { OrderedGoods } from './ordered-goods.sql.ts'

/** What somebody orders in one shop. */
interface Basket {
  readonly uid: number
  readonly part: Part
  readonly lines: readonly { readonly goods: OrderedGoods }[]
  readonly reduce: Reduce
}

/** The shop's full reductions that are at work on these goods. Flash sales and group buys have their prices already. */
export async function findReductions(db: MerchantDb, part: Part, now: Date): Promise<Reduce> {
  if (part.type !== orderType.is.plain || part.groupBuyRecordStatus !== groupBuyStatus.is.none) return () => []
  const productIds = part.detailList.map(({ productId }) => productId)
  return reductionsFor(db, [...new Set(productIds)], now)
}

export interface Promotions {
  readonly discounts: readonly Discount[]
  /** The shop's full reductions that meet these goods, reached or not. */
  readonly fullReductions: readonly AppliedReduction[]
  /** The buyer's piece that is spent. */
  readonly coupon?: SpendablePiece | undefined
  /** The lines as the shop's coupons see them. */
  readonly couponLines: readonly CouponLine[]
}

/**
 * What is taken off one shop's part of a checkout, step by step in the order of the sheet of marketing, 4.4: full reduction,
 * the shop's coupon, the platform's coupon, points. Each step sees what the earlier ones have left of the lines.
 */
export async function promotionsOf(
  db: MerchantDb,
  { uid, part, lines, reduce }: Basket,
  goods: readonly PricedGoods[],
  now: Date,
): Promise<Promotions> {
  const discounts: Discount[] = []
  const takeOff = (kind: Discount['kind'], amount: Fen, places: readonly number[]) => {
    if (amount === 0) return
    const left = goodsLeft(goods, discounts)
    // Less than what the goods cost, so that nothing is free of charge by mistake.
    if (amount < 0 || amount >= sumFen(places.map((place) => left[place] ?? toFen(0))))
      refuse('优惠金额不能超过商品金额')
    discounts.push({ kind, amount, lines: places })
  }

  const prices = goodsLeft(goods)
  const reducible = part.detailList.map(({ productId, num }, place) => ({
    productId,
    pieces: num,
    price: prices[place] ?? toFen(0),
  }))
  const fullReductions = reduce(reducible)
  for (const reduction of fullReductions) takeOff('fullReduction', reduction.amount, reduction.lines)

  const couponable = couponableLines(goods, fullReductions)
  const couponLines = linesForCoupons(db, lines, goodsLeft(goods, discounts), couponable)
  const { couponId, platCouponId, platCouponPrice = toFen(0), type } = part
  const coupon = couponId === undefined ? undefined : await judgePiece(db, { uid, couponId, type }, couponLines, now)
  if (coupon) takeOff('merchantCoupon', coupon.money, coupon.lines)
  const shared =
    platCouponId === undefined ? couponable : await linesOfPlatformCoupon(db, platCouponId, couponLines, now)
  takeOff('platformCoupon', platCouponPrice, shared)
  takeOff('points', part.integralPrice ?? toFen(0), [...goods.keys()])
  return { discounts, fullReductions, coupon, couponLines }
}

/** Lines that a coupon may be used for: not those of a promotion that has taken something off and allows none beside it. */
function couponableLines(goods: readonly PricedGoods[], reductions: readonly AppliedReduction[]): number[] {
  const barred = new Set(
    reductions.flatMap(({ promotion, lines, amount }) => (promotion.couponStack || amount === 0 ? [] : lines)),
  )
  return [...goods.keys()].filter((place) => !barred.has(place))
}

const linesForCoupons = (
  { merId }: MerchantDb,
  lines: Basket['lines'],
  left: readonly Fen[],
  couponable: readonly number[],
): CouponLine[] =>
  lines.map(({ goods: { productId, brandId, categoryIds } }, place) => ({
    merId,
    productId,
    brandId,
    categoryIds,
    left: left[place] ?? 0,
    isClosedToCoupons: !couponable.includes(place),
  }))
