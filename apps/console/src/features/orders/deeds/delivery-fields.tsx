import { useCall } from '#api/use-call.ts'
import type { Form } from '#ui/form/form.ts'
import { Field } from '#ui/form/field.tsx'
import { expressApi } from '@zhanggui/contract/express'
import { deliveryType } from '@zhanggui/domain/order/order-codes'
import { Input, Select } from 'antd'
import type { DeliveryValues } from './delivery-values.ts'

/** The fields of the chosen way of delivery. */
export function DeliveryFields({ form }: { readonly form: Form<DeliveryValues> }) {
  const way = form.values.deliveryType
  if (way === deliveryType.is.express) return <ExpressFields form={form} />
  if (way === deliveryType.is.merchant) {
    return (
      <>
        <Field form={form} name="deliveryCarrier" label="配送人员">
          <Input placeholder="请输入配送人员" maxLength={20} />
        </Field>
        <Field form={form} name="carrierPhone" label="手机号码">
          <Input placeholder="请输入联系电话" inputMode="tel" maxLength={11} />
        </Field>
      </>
    )
  }
  return (
    <Field form={form} name="deliveryMark" label="发货备注">
      <Input.TextArea rows={3} maxLength={250} showCount placeholder="例如：核销地点、自取说明" />
    </Field>
  )
}

function ExpressFields({ form }: { readonly form: Form<DeliveryValues> }) {
  const { data = [], isPending } = useCall(expressApi.all, { type: 'normal' })
  return (
    <>
      <Field form={form} name="expressCode" label="快递公司">
        <Select
          placeholder="请选择快递公司"
          loading={isPending}
          showSearch={{ optionFilterProp: 'label' }}
          options={data.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </Field>
      <Field form={form} name="expressNumber" label="快递单号">
        <Input placeholder="请输入快递单号，可用扫码枪" maxLength={50} autoComplete="off" />
      </Field>
    </>
  )
}
