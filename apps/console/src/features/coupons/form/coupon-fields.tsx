import '../coupons.css'
import { Field } from '#ui/form/field.tsx'
import type { Form } from '#ui/form/form.ts'
import { ShopTimeInput } from '#ui/input/shop-time-input.tsx'
import { couponReceive, couponScope, shopScopes } from '@zhanggui/domain/coupon/coupon-codes'
import { COUPON_NAME_LENGTH, MOST_DAYS, MOST_PIECES } from '@zhanggui/domain/coupon/coupon-rules'
import { type Fen, toFen } from '@zhanggui/domain/kernel/money'
import { Form as AntdForm, Input, InputNumber, Radio } from 'antd'
import type { TileProduct } from '../product-tiles.tsx'
import { yesNo } from './choices.ts'
import type { CouponValues } from './coupon-values.ts'
import { ProductsInput } from './products-input.tsx'
import { WholeYuanInput } from './whole-yuan-input.tsx'

interface Props {
  readonly form: Form<CouponValues>
  /** What is known of the products that a copy begins with. */
  readonly known: readonly TileProduct[]
}

const categories = shopScopes.map((value) => ({ value, label: couponScope.label(value) }))

/** What the coupon promises, and when it can be had. */
export function CouponFields({ form, known }: Props) {
  const { values } = form
  return (
    <>
      <Field form={form} name="name" label="优惠券名称">
        <Input maxLength={COUPON_NAME_LENGTH} showCount />
      </Field>
      <Field form={form} name="category" label="优惠券类别" show={couponScope.label}>
        <Radio.Group options={categories} />
      </Field>
      {values.category === couponScope.is.products && (
        <Field form={form} name="productIds" label="商品" isRequired show={(ids) => `${ids.length} 个商品`}>
          <ProductsInput known={known} />
        </Field>
      )}
      <Field form={form} name="money" label="优惠券面值">
        <WholeYuanInput min={1} max={9999} />
      </Field>
      <Threshold form={form} />
      <UseTime form={form} />
      <ClaimTime form={form} />
      <Field
        form={form}
        name="receiveType"
        label="领取方式"
        hint="手动领取：顾客自己领取，也可以由店铺发送；商品买赠券：在商品里选用，买后赠送"
        show={couponReceive.label}
      >
        <Radio.Group options={couponReceive.options} />
      </Field>
      <Field form={form} name="isLimited" label="是否限量" show={(is) => (is ? '限量' : '不限量')}>
        <Radio.Group options={yesNo('限量', '不限量')} />
      </Field>
      {values.isLimited && (
        <Field form={form} name="total" label="发布数量" isRequired>
          <InputNumber min={1} max={MOST_PIECES} precision={0} suffix="张" />
        </Field>
      )}
      <Field form={form} name="sort" label="排序" hint="0~9999，数字大的排在前面">
        <InputNumber min={0} max={9999} precision={0} />
      </Field>
      <Field
        form={form}
        name="status"
        label="状态"
        hint="关闭时不能领取、发送和赠送"
        show={(is) => (is ? '开启' : '关闭')}
      >
        <Radio.Group options={yesNo('开启', '关闭')} />
      </Field>
    </>
  )
}

type Part = Pick<Props, 'form'>

const NONE = toFen(0)
/** A threshold must be more than the face: the first one that is. */
const leastAbove = (face: Fen = NONE) => toFen(face + 100)

function Threshold({ form }: Part) {
  const hasThreshold = form.values.minPrice !== 0
  return (
    <>
      <AntdForm.Item label="使用门槛">
        <Radio.Group
          aria-label="使用门槛"
          options={yesNo('有门槛', '无门槛').toReversed()}
          value={hasThreshold}
          onChange={({ target }) =>
            form.change({ minPrice: target.value === true ? leastAbove(form.values.money) : NONE })
          }
        />
      </AntdForm.Item>
      {hasThreshold && (
        <Field form={form} name="minPrice" label="优惠券最低消费" isRequired>
          <WholeYuanInput min={1} max={999_999} />
        </Field>
      )}
    </>
  )
}

function UseTime({ form }: Part) {
  return (
    <>
      <Field form={form} name="isFixedTime" label="使用有效期" show={(is) => (is ? '时间段' : '天数')}>
        <Radio.Group options={yesNo('时间段', '天数').toReversed()} />
      </Field>
      {form.values.isFixedTime ? (
        <div className="coupon-pair">
          <Field form={form} name="useStartTime" label="使用开始时间" isRequired>
            <ShopTimeInput />
          </Field>
          <Field form={form} name="useEndTime" label="使用结束时间" isRequired>
            <ShopTimeInput />
          </Field>
        </div>
      ) : (
        <Field form={form} name="day" label="使用有效期限（天）" isRequired hint="从领取时起算，1 天按 24 小时计">
          <InputNumber min={1} max={MOST_DAYS} precision={0} suffix="天" />
        </Field>
      )}
    </>
  )
}

function ClaimTime({ form }: Part) {
  return (
    <>
      <Field form={form} name="isTimeReceive" label="领取是否限时" show={(is) => (is ? '限时' : '不限时')}>
        <Radio.Group options={yesNo('限时', '不限时')} />
      </Field>
      {form.values.isTimeReceive && (
        <div className="coupon-pair">
          <Field form={form} name="receiveStartTime" label="领取开始时间" isRequired>
            <ShopTimeInput />
          </Field>
          <Field form={form} name="receiveEndTime" label="领取结束时间" isRequired>
            <ShopTimeInput />
          </Field>
        </div>
      )}
    </>
  )
}
