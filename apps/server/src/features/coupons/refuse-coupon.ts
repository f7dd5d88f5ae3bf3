import type { CouponRefusal } from '@zhanggui/domain/coupon/coupon-rules'
import { refuse } from '#platform/http/refusals'

/** Refuses in the words and with the code of a coupon's rule. */
export const refuseCoupon = ({ code, message }: CouponRefusal): never =>
  refuse(message, code === undefined ? {} : { code })
