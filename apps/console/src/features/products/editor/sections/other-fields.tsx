import { Field } from '#ui/form/field.tsx'
import type { InputProps } from '#ui/input/input-props.ts'
import type { ProductDetail } from '@zhanggui/contract/goods/product'
import { deliveryMethod, isVirtual } from '@zhanggui/domain/product/product-codes'
import { Checkbox, InputNumber, Switch } from 'antd'
import { GiftCouponsInput } from './gift-coupons-input.tsx'
import type { ProductForm } from '../save/use-product-form.ts'

interface Props {
  readonly form: ProductForm
  readonly product: ProductDetail | undefined
}

export const OtherFields = ({ form, product }: Props) => (
  <div className="editor-fields">
    {isVirtual(form.values.type) ? (
      <Field form={form} name="refundSwitch" label="支持退款" hint={REFUND_HINT} show={refundInWords}>
        <RefundInput />
      </Field>
    ) : (
      <Field form={form} name="deliveryMethod" label="配送方式" show={methodsInWords} isRequired>
        <DeliveryInput />
      </Field>
    )}
    <Field form={form} name="couponIds" label="赠送优惠券" hint="顾客付款后得到，每人每种一张" show={couponsInWords}>
      <GiftCouponsInput known={product?.couponList ?? []} />
    </Field>
    <Field form={form} name="sort" label="排序" hint="0~9999，数字大的排在前面">
      <InputNumber min={0} max={9999} precision={0} />
    </Field>
  </div>
)

const REFUND_HINT = '关闭后，顾客买了不能申请退款；已下的订单不变，店铺仍可直接退款。'
const refundInWords = (isOn: boolean) => (isOn ? '支持' : '不支持')
const RefundInput = ({ value, onChange }: InputProps<boolean>) => (
  <Switch checked={value ?? true} onChange={(isOn) => onChange?.(isOn)} />
)

const couponsInWords = (ids: readonly number[]) => (ids.length === 0 ? '' : `${ids.length} 张`)

/** Passes on what a group of boxes may have: that one of them is needed is said by the form. */
const DeliveryInput = ({ value, onChange }: InputProps<readonly string[]>) => (
  <Checkbox.Group
    options={deliveryMethod.options}
    value={[...(value ?? [])]}
    onChange={(methods) => onChange?.(methods)}
  />
)

const methodsInWords = (methods: readonly string[]) =>
  deliveryMethod.options
    .filter((option) => methods.includes(option.value))
    .map(({ label }) => label)
    .join('、')
