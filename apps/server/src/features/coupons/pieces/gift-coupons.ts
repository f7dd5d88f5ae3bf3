import type { WriteContext } from '#platform/transactions'
import { giftCouponsJob } from './gift-coupons.job.ts'
import { findGifts } from './gift.sql.ts'

/** Coupons come with what was paid for. They are given by a job, so that nothing about them holds a payment up. */
export async function giftCoupons({ db, enqueue }: WriteContext, { id, uid }: { id: number; uid: number }) {
  const couponIds = await findGifts(db, id)
  if (couponIds.length > 0) await enqueue(giftCouponsJob, { uid, couponIds })
}
