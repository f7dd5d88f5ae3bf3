import type { Piece } from '@zhanggui/domain/coupon/use-coupon'
import { type Fen, toFen } from '@zhanggui/domain/kernel/money'
import { groupBuyStatus, orderType } from '@zhanggui/domain/order/order-codes'
import type { PricedGoods } from '@zhanggui/domain/order/price-order'
import { promoteOrder, type PromotedOrder, type StackingPromotion } from '@zhanggui/domain/promotion/promote-order'
import { findChosenPiece, findPlatformOffer } from '#features/coupons/public'
import { findRunning } from '#features/full-reductions/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuseIf } from '#platform/http/refusals'
import type { Part } from './checkout.ts'
import type { OrderedGoods } from './ordered-goods.sql.ts'

/** What somebody orders in one shop, and what is on offer for it. */
interface Basket {
  readonly merId: number
  readonly part: Part
  readonly lines: readonly { readonly goods: OrderedGoods }[]
  readonly offers: Offers
}

export interface NamedReduction extends StackingPromotion {
  readonly name: string
}

/** A piece with the coupon that it is of; one that nobody has yet is of a coupon that is only tried. */
export interface HeldPiece extends Piece {
  readonly couponId: number
}

export interface Promotions extends PromotedOrder<NamedReduction> {
  /** The buyer's piece that is spent. */
  readonly coupon?: HeldPiece | undefined
}

/** What a trial has otherwise than the shop has it now. */
export interface Supposed {
  readonly reductions?: (running: readonly NamedReduction[]) => readonly NamedReduction[]
  /** As if the buyer had a piece of it. */
  readonly coupon?: HeldPiece | undefined
  /** What SKUs cost in a flash sale; whether it runs is not asked. */
  readonly seckillPrices?: ReadonlyMap<number, Fen> | undefined
}

export type Offers = Awaited<ReturnType<typeof findOffers>>

/** What is on offer for one shop's part of a checkout, before its prices are known. */
export async function findOffers(db: MerchantDb, part: Part, uid: number, now: Date) {
  const { couponId, platCouponId, detailList, type } = part
  const productIds = [...new Set(detailList.map(({ productId }) => productId))]
  const [running, chosen, platformCoupon] = await Promise.all([
    isPlain(part) ? findRunning(db, productIds, now) : undefined,
    couponId === undefined ? undefined : findChosenPiece(db, { uid, couponId, type }, now),
    platCouponId === undefined ? undefined : findPlatformOffer(db, platCouponId, now),
  ])
  return { running, chosen, platformCoupon }
}

/** What is taken off one shop's part of a checkout. */
export function promotionsOf(
  { merId, part, lines, offers: { running, chosen, platformCoupon } }: Basket,
  goods: readonly PricedGoods[],
  now: Date,
  supposed: Supposed = {},
): Promotions {
  const { platCouponPrice: amount = toFen(0), integralPrice: points = toFen(0) } = part
  const coupon = supposed.coupon ?? chosen
  const reductions = running?.reductions ?? []
  const promoted = promoteOrder<NamedReduction>(
    goods,
    lines.map(({ goods: { productId, brandId, categoryIds } }) => ({
      merId,
      productId,
      brandId,
      categoryIds,
      categories: running?.categoriesOf(productId) ?? [],
    })),
    {
      reductions: supposed.reductions?.(reductions) ?? reductions,
      coupon,
      platform: { amount, coupon: platformCoupon },
      points,
    },
    now,
  )
  refuseIf(promoted.refusal)
  return { ...promoted, coupon }
}

/** Flash sales and group buys have their prices already. */
const isPlain = ({ type, groupBuyRecordStatus }: Part) =>
  type === orderType.is.plain && groupBuyRecordStatus === groupBuyStatus.is.none
