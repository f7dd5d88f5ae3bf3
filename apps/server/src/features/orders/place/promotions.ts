import { type Fen, sumFen, toFen } from '@zhanggui/domain/kernel/money'
import { type Discount, goodsLeft, type PricedGoods } from '@zhanggui/domain/order/price-order'
import type { CouponLine } from '@zhanggui/domain/coupon/use-coupon'
import { judgePiece, linesOfPlatformCoupon, type SpendablePiece } from '#features/coupons/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'
import type { Part } from './checkout.ts'
import type { PricedLine } from './price-part.ts'

/** What somebody orders in one shop. */
interface Basket {
  readonly uid: number
  readonly part: Part
  readonly lines: readonly PricedLine[]
}

export interface Promotions {
  readonly discounts: readonly Discount[]
  /** The piece that is spent. */
  readonly coupon?: SpendablePiece | undefined
  /** The lines as coupons of the shop see them. */
  readonly couponLines: readonly CouponLine[]
}

/**
 * What is taken off one shop's part of a checkout, step by step in the order of the sheet of marketing, 4.4: full reduction,
 * the shop's coupon, the platform's coupon, points. Each step sees what the earlier ones have left of the lines.
 */
export async function promotionsOf(
  db: MerchantDb,
  { uid, part, lines }: Basket,
  goods: readonly PricedGoods[],
  now: Date,
): Promise<Promotions> {
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
  const couponLines = linesForCoupons(db, lines, goodsLeft(goods, discounts))
  const { couponId, platCouponId, platCouponPrice = toFen(0), type } = part
  const coupon = couponId === undefined ? undefined : await judgePiece(db, { uid, couponId, type }, couponLines, now)
  if (coupon) takeOff('merchantCoupon', coupon.money, coupon.lines)
  const shared = platCouponId === undefined ? places : await linesOfPlatformCoupon(db, platCouponId, couponLines, now)
  takeOff('platformCoupon', platCouponPrice, shared)
  takeOff('points', part.integralPrice ?? toFen(0), places)
  return { discounts, coupon, couponLines }
}

const linesForCoupons = ({ merId }: MerchantDb, lines: readonly PricedLine[], left: readonly Fen[]): CouponLine[] =>
  lines.map(({ goods: { productId, brandId, categoryIds } }, place) => ({
    merId,
    productId,
    brandId,
    categoryIds,
    left: left[place] ?? 0,
  }))
