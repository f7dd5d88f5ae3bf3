import { couponApi } from '@zhanggui/contract/coupon/coupon'
import type { PieceSource } from '@zhanggui/domain/coupon/coupon-codes'
import { couponRefusal } from '@zhanggui/domain/coupon/coupon-rules'
import type { WriteContext } from '#platform/transactions'
import { type StoredCoupon, takePieces } from '../coupon.sql.ts'
import { insertPieces } from './piece.sql.ts'
import { refuseCoupon } from '../refuse-coupon.ts'

/** Gives a piece to each of some users who have none. Whoever calls holds the coupon. */
export async function givePieces(
  { db, now, newId, announceArea }: WriteContext,
  coupon: StoredCoupon,
  uids: readonly number[],
  source: PieceSource,
): Promise<void> {
  if (uids.length === 0) return
  const pieces: { id: number; uid: number }[] = []
  for (const uid of uids) pieces.push({ id: await newId(), uid })
  if (!(await takePieces(db, coupon.id, pieces.length))) refuseCoupon(couponRefusal.tooFew)
  const given = await insertPieces(db, coupon, pieces, source, now)
  if (given !== pieces.length) throw new Error(`coupon ${coupon.id} was issued by somebody who did not hold it`)
  announceArea(couponApi)
}
