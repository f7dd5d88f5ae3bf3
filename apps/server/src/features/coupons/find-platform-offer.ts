import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'
import { findPlatformCoupon } from './platform-coupon.sql.ts'

/**
 * A coupon of the platform that may be taken off now: which goods it is for. Whether the whole checkout is worth enough is for
 * the platform to say: it sees the parts of the other shops.
 */
export async function findPlatformOffer(db: MerchantDb, id: number, now: Date) {
  const coupon = (await findPlatformCoupon(db, id)) ?? refuse('平台优惠券不存在')
  if (!coupon.isValid || coupon.useEndTime < now) refuse('此优惠券已失效！')
  if (now < coupon.useStartTime) refuse('此优惠券还未到达使用时间范围之内！')
  return coupon
}
