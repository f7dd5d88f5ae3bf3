import type { Fen } from '@zhanggui/domain/kernel/money'
import { orderType, type OrderType } from '@zhanggui/domain/order/order-codes'
import { byWorth, type CouponLine, eligibleLines, whyNotUse } from '@zhanggui/domain/coupon/use-coupon'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse, refuseIf } from '#platform/http/refusals'
import { findPiece, listUnused } from './piece.sql.ts'

/** A piece that an order may spend: what it takes off, and which lines share that. */
export interface SpendablePiece {
  readonly id: number
  readonly couponId: number
  readonly money: Fen
  readonly lines: readonly number[]
}

interface Chosen {
  readonly uid: number
  readonly couponId: number
  readonly type: OrderType
}

/** The piece that a buyer has chosen, or why it cannot be spent on these lines. */
export async function judgePiece(
  db: MerchantDb,
  { uid, couponId: id, type }: Chosen,
  lines: readonly CouponLine[],
  now: Date,
): Promise<SpendablePiece> {
  if (type !== orderType.is.plain) refuse('营销活动商品无法使用优惠券')
  const piece = (await findPiece(db, uid, id, now)) ?? refuse('商家无此优惠券')
  refuseIf(whyNotUse(piece, lines, now))
  return { id, couponId: piece.couponId, money: piece.money, lines: eligibleLines(piece, lines) }
}

/** What a buyer has for these lines, the best one first; those that do not fit come last, each with its reason. */
export async function judgePieces(db: MerchantDb, uid: number, lines: readonly CouponLine[], now: Date) {
  const pieces = (await listUnused(db, uid, now)).map((piece) => ({
    ...piece,
    reason: whyNotUse(piece, lines, now) ?? '',
  }))
  return pieces.toSorted((a, b) => Number(a.reason !== '') - Number(b.reason !== '') || byWorth(a, b))
}
