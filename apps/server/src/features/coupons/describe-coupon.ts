import type { CouponDraft } from '@zhanggui/contract/coupon/coupon-fields'
import { couponReceive, couponScope } from '@zhanggui/domain/coupon/coupon-codes'
import { formatYuan } from '@zhanggui/domain/kernel/money'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'

const span = (from: Date | null, until: Date | null) =>
  from && until ? `${formatShopTime(from)} - ${formatShopTime(until)}` : ''

/** A coupon as the log shows it, labelled as in its form. */
export const describeCoupon = (coupon: CouponDraft) => ({
  优惠券名称: coupon.name,
  优惠券类别: couponScope.label(coupon.category),
  优惠券面值: formatYuan(coupon.money),
  优惠券最低消费: coupon.minPrice > 0 ? formatYuan(coupon.minPrice) : '无门槛',
  使用有效期: coupon.isFixedTime ? span(coupon.useStartTime, coupon.useEndTime) : `${coupon.day}天`,
  领取时间: coupon.isTimeReceive ? span(coupon.receiveStartTime, coupon.receiveEndTime) : '不限时',
  领取方式: couponReceive.label(coupon.receiveType),
  发布数量: coupon.isLimited ? String(coupon.total) : '不限量',
  商品: coupon.productIds.join('、'),
  状态: coupon.status ? '开启' : '关闭',
})
