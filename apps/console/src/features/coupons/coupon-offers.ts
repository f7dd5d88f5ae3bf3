import type { Offer } from '#ui/page/page.ts'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { newCouponPath } from './coupon-paths.ts'

const offers: readonly Offer[] = [
  { label: '添加优惠券', pinyin: 'tian jia you hui quan', call: couponApi.save, to: newCouponPath },
]
export default offers
