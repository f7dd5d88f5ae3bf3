import { type CouponLine, eligibleLines } from '@zhanggui/domain/coupon/use-coupon'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'
import { findPlatformCoupon } from './platform-coupon.sql.ts'

/**
 * The lines that share what a coupon of the platform takes off this shop's part. Whether the whole checkout is worth enough is
 * for the platform to say: it sees the parts of the other shops.
 */
export async function linesOfPlatformCoupon(
  db: MerchantDb,
  id: number,
  lines: readonly CouponLine[],
  now: Date,
): Promise<readonly number[]> {
  const coupon = (await findPlatformCoupon(db, id)) ?? refuse('平台优惠券不存在')
  if (!coupon.isValid || coupon.useEndTime < now) refuse('此优惠券已失效！')
  if (now < coupon.useStartTime) refuse('此优惠券还未到达使用时间范围之内！')
  const places = eligibleLines(coupon, lines)
  return places.length > 0 ? places : refuse(`${coupon.name}优惠券不适用，请重新选择优惠券`)
}
