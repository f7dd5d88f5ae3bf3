import { useCall } from '#api/use-call.ts'
import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { MoneyInput } from '#ui/input/money-input.tsx'
import { markChanged } from '#ui/list/trail/changed-record.ts'
import { orderApi } from '@zhanggui/contract/order/order'
import { orderChangeApi } from '@zhanggui/contract/order/order-change'
import { type Fen, formatYuan, negateFen } from '@zhanggui/domain/kernel/money'
import { priceBefore, whyNotPrice } from '@zhanggui/domain/order/change/price-change'
import { Input } from 'antd'
import type { ActedOrder } from '../acted-order.ts'

interface Props {
  readonly order: ActedOrder
  readonly onClose: () => void
}

/** 改价: what an unpaid order costs from now on. */
export default function PriceDialog({ order: { orderNo, payPrice }, onClose }: Props) {
  const { data } = useCall(orderApi.info, { orderNo })
  const price = data && { pay: data.payPrice, freight: data.payPostage, change: negateFen(data.priceChange) }
  const form = useForm({
    call: orderChangeApi.editPrice,
    schema: orderChangeApi.editPrice.body.omit({ orderNo: true }).check(({ value, issues }) => {
      const wrong = price && whyNotPrice(price, value.payPrice)
      if (wrong) issues.push({ code: 'custom', path: ['payPrice'], message: wrong, input: value })
    }),
    loaded: (): { payPrice: Fen | undefined; reason: string } => ({ payPrice, reason: '' }),
    toInput: (draft) => ({ ...draft, orderNo }),
    success: '改价成功',
    refresh: [orderApi],
    onSaved: () => markChanged(orderApi.list, orderNo),
  })
  const freight = price && price.freight > 0 ? `，其中运费 ¥${formatYuan(price.freight)}` : ''
  const hint = price && `下单时应付 ¥${formatYuan(priceBefore(price))}${freight}。只能降价。`
  return (
    <EditDialog form={form} title="订单改价" saveText="改价" onClose={onClose}>
      <Field form={form} name="payPrice" label="应付金额" isRequired {...(hint ? { hint } : {})}>
        <MoneyInput />
      </Field>
      <Field form={form} name="reason" label="改价原因" isRequired>
        <Input.TextArea rows={2} maxLength={100} showCount placeholder="买家看不到，会记入操作记录" />
      </Field>
    </EditDialog>
  )
}
