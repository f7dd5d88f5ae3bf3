import type { CouponDetail } from '@zhanggui/contract/coupon/coupon-fields'
import { couponReceive, couponScope, type CouponReceive, type ShopScope } from '@zhanggui/domain/coupon/coupon-codes'
import { type Fen, toFen } from '@zhanggui/domain/kernel/money'

export interface CouponValues {
  readonly name: string
  readonly category: ShopScope
  readonly receiveType: CouponReceive
  readonly money: Fen | undefined
  /** 0: no threshold. */
  readonly minPrice: Fen | undefined
  readonly isLimited: boolean
  readonly total: number | undefined
  readonly productIds: readonly number[]
  readonly isTimeReceive: boolean
  readonly receiveStartTime: Date | null
  readonly receiveEndTime: Date | null
  readonly isFixedTime: boolean
  readonly useStartTime: Date | null
  readonly useEndTime: Date | null
  readonly day: number | undefined
  readonly sort: number
  readonly status: boolean
}

export const newCoupon: CouponValues = {
  name: '',
  category: couponScope.is.shop,
  receiveType: couponReceive.is.manual,
  money: toFen(100),
  minPrice: toFen(0),
  isLimited: false,
  total: 1,
  productIds: [],
  isTimeReceive: false,
  receiveStartTime: null,
  receiveEndTime: null,
  isFixedTime: false,
  useStartTime: null,
  useEndTime: null,
  day: 7,
  sort: 0,
  status: true,
}

/** The same promises once more. Times that are over have to be chosen anew. */
export function copyOf(coupon: CouponDetail, now: Date): CouponValues {
  const isAhead = (end: Date | null) => end !== null && end > now
  const [mayClaim, mayUse] = [isAhead(coupon.receiveEndTime), isAhead(coupon.useEndTime)]
  return {
    name: coupon.name,
    category: coupon.category,
    receiveType: coupon.receiveType,
    money: coupon.money,
    minPrice: coupon.minPrice,
    isLimited: coupon.isLimited,
    total: coupon.isLimited ? coupon.total : newCoupon.total,
    productIds: coupon.productList.map(({ id }) => id),
    isTimeReceive: coupon.isTimeReceive,
    receiveStartTime: mayClaim ? coupon.receiveStartTime : null,
    receiveEndTime: mayClaim ? coupon.receiveEndTime : null,
    isFixedTime: coupon.isFixedTime,
    useStartTime: mayUse ? coupon.useStartTime : null,
    useEndTime: mayUse ? coupon.useEndTime : null,
    day: coupon.isFixedTime ? newCoupon.day : coupon.day,
    sort: coupon.sort,
    status: false,
  }
}
