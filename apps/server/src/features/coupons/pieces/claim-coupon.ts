import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { pieceSource } from '@zhanggui/domain/coupon/coupon-codes'
import { couponRefusal, whyNotClaim } from '@zhanggui/domain/coupon/coupon-rules'
import { findShopper } from '#features/shoppers/public'
import { refuse } from '#platform/http/refusals'
import type { WriteContext } from '#platform/transactions'
import { findCoupon, takePieces } from '../coupon.sql.ts'
import { findHolders, insertPieces } from './piece.sql.ts'
import { refuseCoupon } from '../refuse-coupon.ts'

/**
 * A buyer takes a piece. Nothing is locked beforehand: the coupon counts the piece only while it has one, and the table takes
 * one per user, so that whoever comes too late is rolled back.
 */
export async function claimCoupon(context: WriteContext, { couponId, uid }: { couponId: number; uid: number }) {
  const { db, now, newId } = context
  const [coupon, buyer, holders] = await Promise.all([
    findCoupon(db, couponId),
    findShopper(db, uid),
    findHolders(db, couponId, [uid]),
  ])
  if (!buyer) return refuse('用户不存在')
  if (buyer.isClosed) refuse('用户已注销')
  if (holders.size > 0) refuseCoupon(couponRefusal.held)
  const refusal = whyNotClaim(coupon, now)
  if (refusal) refuseCoupon(refusal)
  const id = await newId()
  // In one packet: whoever comes next waits for the coupon's row no longer than for the commit.
  const [isTaken, inserted] = await Promise.all([
    takePieces(db, couponId, 1),
    insertPieces(db, coupon, [{ id, uid }], pieceSource.is.claimed, now),
  ])
  if (!isTaken) refuseCoupon(whyNotClaim(await findCoupon(db, couponId), now) ?? couponRefusal.soldOut)
  if (inserted === 0) refuseCoupon(couponRefusal.held)
  context.announceArea(couponApi)
  return { id }
}
