import { orderType, type OrderType } from '@zhanggui/domain/order/order-codes'
import { byWorth, type CouponLine, whyNotUse } from '@zhanggui/domain/coupon/use-coupon'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'
import { findPiece, listUnused } from './piece.sql.ts'

interface Chosen {
  readonly uid: number
  readonly couponId: number
  readonly type: OrderType
}

/** The piece that a buyer has chosen; whether it can be spent on these goods is decided with their prices. */
export async function findChosenPiece(db: MerchantDb, { uid, couponId: id, type }: Chosen, now: Date) {
  if (type !== orderType.is.plain) refuse('营销活动商品无法使用优惠券')
  return (await findPiece(db, uid, id, now)) ?? refuse('商家无此优惠券')
}

/** What a buyer has for these lines, the best one first; those that do not fit come last, each with its reason. */
export async function judgePieces(db: MerchantDb, uid: number, lines: readonly CouponLine[], now: Date) {
  const pieces = (await listUnused(db, uid, now)).map((piece) => ({
    ...piece,
    reason: whyNotUse(piece, lines, now) ?? '',
  }))
  return pieces.toSorted((a, b) => Number(a.reason !== '') - Number(b.reason !== '') || byWorth(a, b))
}
