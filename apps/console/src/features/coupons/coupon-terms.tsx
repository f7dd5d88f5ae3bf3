import { leftText, spanText, thresholdText, validityText, yuanText } from '#widgets/coupon-picker/coupon-words.ts'
import type { CouponDetail } from '@zhanggui/contract/coupon/coupon-fields'
import { couponReceive, couponScope } from '@zhanggui/domain/coupon/coupon-codes'
import { Descriptions } from 'antd'

const COLUMNS = { xs: 1, sm: 2 }

/** What a coupon promises; nothing of it can be changed. */
export const CouponTermsList = ({ of: coupon }: { readonly of: CouponDetail }) => (
  <Descriptions
    size="small"
    colon={false}
    column={COLUMNS}
    items={[
      { key: 'id', label: 'ID', children: coupon.id },
      { key: 'category', label: '优惠券类别', children: couponScope.label(coupon.category) },
      { key: 'money', label: '优惠券面值', children: yuanText(coupon.money) },
      { key: 'minPrice', label: '最低消费', children: thresholdText(coupon.minPrice) },
      { key: 'receive', label: '领取方式', children: couponReceive.label(coupon.receiveType) },
      { key: 'left', label: '剩余数量', children: leftText(coupon) },
      {
        key: 'claim',
        label: '领取时间',
        span: 'filled',
        children: coupon.isTimeReceive ? spanText(coupon.receiveStartTime, coupon.receiveEndTime) : '不限时',
      },
      {
        key: 'use',
        label: '使用有效期',
        span: 'filled',
        children: coupon.isFixedTime ? validityText(coupon) : `领取后 ${validityText(coupon)}`,
      },
    ]}
  />
)
