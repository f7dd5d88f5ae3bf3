import { spanText, thresholdText, yuanText } from '#widgets/coupon-picker/coupon-words.ts'
import { couponScope } from '@zhanggui/domain/coupon/coupon-codes'
import { toFen } from '@zhanggui/domain/kernel/money'
import type { CouponValues } from './coupon-values.ts'

/** The coupon as a buyer gets to see it. */
export function CouponFace({
  of: { name, category, money, minPrice, productIds, isFixedTime, useStartTime, useEndTime, day = 0 },
}: {
  readonly of: CouponValues
}) {
  const least = minPrice ?? toFen(0)
  const scope = category === couponScope.is.products ? `限 ${productIds.length} 个商品` : '全店通用'
  return (
    <figure className="coupon-face" aria-label="买家看到的样子">
      <p className="coupon-face-value">
        <strong>{money === undefined ? '¥-' : yuanText(money)}</strong>
        <span>{least === 0 ? '无门槛' : `满 ${thresholdText(least)} 可用`}</span>
      </p>
      <figcaption>
        <strong>{name || '未命名'}</strong>
        <span>{scope}</span>
        <span>{isFixedTime ? spanText(useStartTime, useEndTime) : `领取后 ${day} 天内有效`}</span>
      </figcaption>
    </figure>
  )
}
