import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { ShopTimeInput } from '#ui/input/shop-time-input.tsx'
import { markChanged } from '#ui/list/trail/changed-record.ts'
import { dispatchApi } from '@zhanggui/contract/order/dispatch'
import { orderApi } from '@zhanggui/contract/order/order'
import { Input } from 'antd'

interface Props {
  readonly orderNo: string
  /** Somebody is sent for the first time; otherwise somebody else instead. */
  readonly isNew: boolean
  readonly onClose: () => void
}

interface Courier {
  readonly deliveryCarrier: string
  readonly carrierPhone: string
  readonly expectTime?: Date
}

/** Who of the shop brings the order. */
export default function CourierDialog({ orderNo, isNew, onClose }: Props) {
  const form = useForm({
    call: isNew ? dispatchApi.assign : dispatchApi.reassign,
    schema: dispatchApi.assign.body.omit({ orderNo: true }),
    loaded: (): Courier => ({ deliveryCarrier: '', carrierPhone: '' }),
    toInput: (draft) => ({ ...draft, orderNo }),
    success: isNew ? '派单成功' : '改派成功',
    refresh: [orderApi],
    onSaved: () => markChanged(orderApi.list, orderNo),
  })
  const title = isNew ? '派单' : '改派'
  return (
    <EditDialog form={form} title={`${title} - ${orderNo}`} saveText={title} onClose={onClose}>
      <Field form={form} name="deliveryCarrier" label="配送人员">
        <Input placeholder="请填写配送人员" maxLength={20} />
      </Field>
      <Field form={form} name="carrierPhone" label="手机号码">
        <Input placeholder="请填写配送人员手机号" inputMode="tel" maxLength={11} />
      </Field>
      <Field form={form} name="expectTime" label="期望送达时间">
        <ShopTimeInput />
      </Field>
    </EditDialog>
  )
}
