import type { couponApi } from '@zhanggui/contract/coupon/coupon'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { pieceSource } from '@zhanggui/domain/coupon/coupon-codes'
import { whyNotSend } from '@zhanggui/domain/coupon/coupon-rules'
import { lockUsers } from '#features/shoppers/public'
import type { StaffContext } from '#platform/http/route'
import { lockCoupon } from '../coupon.sql.ts'
import { givePieces } from './give-pieces.ts'
import { findHolders } from './piece.sql.ts'
import { refuseCoupon } from '../refuse-coupon.ts'

/** To everybody who has no piece yet, or to nobody. */
export async function sendCoupon(context: StaffContext, { couponId, uid: uids }: InputOf<typeof couponApi.send>) {
  const { db, now } = context
  await lockUsers(db, uids)
  const coupon = await lockCoupon(db, couponId)
  const holders = await findHolders(db, couponId, uids)
  const without = uids.filter((uid) => !holders.has(uid))
  const refusal = whyNotSend(coupon, without.length, now)
  if (refusal) refuseCoupon(refusal)
  await givePieces(context, coupon, without, pieceSource.is.sent)
  context.recordChanges([{ field: '发送人数', before: '', after: String(without.length) }], coupon.name)
  return { sent: without.length, skipped: holders.size }
}
