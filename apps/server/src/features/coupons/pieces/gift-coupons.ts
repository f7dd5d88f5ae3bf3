import type { WriteContext } from '#platform/transactions'
import { giftCouponsJob } from './gift-coupons.job.ts'

/** Coupons come with what was paid for. They are given by a job, so that nothing about them holds a payment up. */
export async function giftCoupons({ enqueue }: WriteContext, uid: number, couponIds: readonly number[]) {
  if (couponIds.length > 0) await enqueue(giftCouponsJob, { uid, couponIds: [...couponIds] })
}
