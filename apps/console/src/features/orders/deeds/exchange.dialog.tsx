import { useCall } from '#api/use-call.ts'
import './order-dialogs.css'
import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import type { Form } from '#ui/form/form.ts'
import { useForm } from '#ui/form/use-form.ts'
import { markChanged } from '#ui/list/trail/changed-record.ts'
import { useCarriers } from '#widgets/carriers/use-carriers.ts'
import { orderApi } from '@zhanggui/contract/order/order'
import { orderChangeApi } from '@zhanggui/contract/order/order-change'
import type { OrderLine } from '@zhanggui/contract/order/order-fields'
import { formatYuan, toFen } from '@zhanggui/domain/kernel/money'
import { deliveryType, shipmentPurpose } from '@zhanggui/domain/order/order-codes'
import { whyNotExchange } from '@zhanggui/domain/order/order-lines'
import { Input, InputNumber, Radio, Select } from 'antd'
import type { ActedOrder } from '../acted-order.ts'
import { piecesOf } from './delivery-values.ts'
import { likelyCarrier } from './last-carrier.ts'

interface Props {
  readonly order: ActedOrder
  readonly onClose: () => void
}

const { exchange, resend } = shipmentPurpose.is
const ways = [deliveryType.is.express, deliveryType.is.none] as const

interface ExchangeValues {
  readonly purpose: typeof exchange | typeof resend
  readonly orderDetailId: number | undefined
  readonly skuId: number | undefined
  readonly num: number
  readonly deliveryType: (typeof ways)[number]
  readonly expressCode: string | undefined
  readonly expressNumber: string
  readonly reason: string
}

const canExchange = (line: OrderLine) => whyNotExchange(piecesOf(line), 1) === undefined

/** 换货 and 补发: goods go out once more, and the buyer pays nothing. */
export default function ExchangeDialog({ order: { orderNo, lines }, onClose }: Props) {
  const form = useExchangeForm(orderNo, lines)
  const { purpose, orderDetailId, deliveryType: way } = form.values
  return (
    <EditDialog form={form} title="换货 / 补发" width={600} saveText={shipmentPurpose.label(purpose)} onClose={onClose}>
      <Field form={form} name="purpose" label="类型">
        <Radio.Group
          options={[
            { value: exchange, label: '换货（买家退回，另发一件）' },
            { value: resend, label: '补发（漏发、破损）' },
          ]}
        />
      </Field>
      <Field form={form} name="orderDetailId" label="商品" isRequired>
        <Select
          placeholder="请选择商品"
          options={lines.map((line) => ({
            value: line.id,
            label: `${line.productName} ${line.sku}（已发 ${line.deliveryNum} 件）`,
            disabled: !canExchange(line),
          }))}
          onChange={() => form.change({ skuId: undefined })}
        />
      </Field>
      {orderDetailId !== undefined && (
        <SentSku form={form} orderNo={orderNo} line={lines.find(({ id }) => id === orderDetailId)} />
      )}
      <Field form={form} name="num" label="数量" isRequired>
        <InputNumber min={1} precision={0} suffix="件" />
      </Field>
      <Field form={form} name="deliveryType" label="配送方式">
        <Radio.Group
          options={[
            { value: deliveryType.is.express, label: '快递' },
            { value: deliveryType.is.none, label: '买家到店领取' },
          ]}
        />
      </Field>
      {way === deliveryType.is.express && <Express form={form} />}
      <Field form={form} name="reason" label="原因" isRequired>
        <Input.TextArea rows={2} maxLength={100} showCount placeholder="例如：运输途中破损" />
      </Field>
    </EditDialog>
  )
}

interface SkuProps {
  readonly form: Form<ExchangeValues>
  readonly orderNo: string
  readonly line: OrderLine | undefined
}

/** Nobody has looked at what comes back: what is still good is put into stock by hand. */
const RETURNED = '退回的商品验收后，请用「编辑库存」入库。'

/** What goes out, and what it costs the shop. */
function SentSku({ form, orderNo, line }: SkuProps) {
  const { data } = useCall(orderChangeApi.exchangeSkus, { orderNo, orderDetailId: line?.id ?? 0 })
  const { purpose, skuId, num } = form.values
  const sent = data?.find(({ id }) => id === (purpose === resend ? line?.attrValueId : (skuId ?? line?.attrValueId)))
  const cost = sent && `成本 ¥${formatYuan(toFen(sent.cost * num))}，由店铺承担；库存会减少 ${num} 件。`
  if (purpose === resend) return cost && <p className="dialog-hint">{`补发原规格，${cost}`}</p>
  return (
    <Field form={form} name="skuId" label="换成的规格" {...(cost ? { hint: `${cost}${RETURNED}` } : {})}>
      <Select
        placeholder="原规格"
        allowClear
        options={(data ?? []).map(({ id, sku, stock }) => ({
          value: id,
          label: `${sku}（库存 ${stock}）`,
          disabled: stock === 0,
        }))}
      />
    </Field>
  )
}

function Express({ form }: { readonly form: Form<ExchangeValues> }) {
  const { data } = useCarriers()
  const used = data?.list.filter(({ isOpen }) => isOpen) ?? []
  return (
    <div className="delivery-express">
      <Field form={form} name="expressCode" label="快递公司" isRequired>
        <Select
          placeholder="请选择快递公司"
          showSearch={{ optionFilterProp: 'label' }}
          options={used.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </Field>
      <Field form={form} name="expressNumber" label="快递单号" isRequired>
        <Input placeholder="请输入快递单号，可用扫码枪" maxLength={50} autoComplete="off" />
      </Field>
    </div>
  )
}

/** The call's own rules, with what depends on the way and on the line. */
const exchangeSchema = (lines: readonly OrderLine[]) =>
  orderChangeApi.exchange.body.omit({ orderNo: true }).check(({ value, issues }) => {
    const wrong = (field: string, message: string | undefined) =>
      message && issues.push({ code: 'custom', path: [field], message, input: value })
    const line = lines.find(({ id }) => id === value.orderDetailId)
    wrong('num', line && whyNotExchange(piecesOf(line), value.num))
    if (value.deliveryType !== deliveryType.is.express) return
    if (!value.expressCode) wrong('expressCode', '请选择快递公司')
    if (!value.expressNumber) wrong('expressNumber', '请填写快递单号')
  })

function useExchangeForm(orderNo: string, lines: readonly OrderLine[]): Form<ExchangeValues> {
  const only = lines.filter(canExchange)
  const carriers = useCarriers()
  return useForm({
    call: orderChangeApi.exchange,
    schema: exchangeSchema(lines),
    record: carriers,
    loaded: (shop): ExchangeValues => ({
      purpose: exchange,
      orderDetailId: only.length === 1 ? only[0]?.id : undefined,
      skuId: undefined,
      num: 1,
      deliveryType: deliveryType.is.express,
      expressCode: shop && likelyCarrier(shop.list),
      expressNumber: '',
      reason: '',
    }),
    toInput: ({ expressCode, expressNumber, ...draft }) => ({
      ...draft,
      orderNo,
      ...(draft.deliveryType === deliveryType.is.express ? { expressCode, expressNumber } : {}),
    }),
    sendsUnchanged: true,
    success: '已登记，库存已更新',
    refresh: [orderApi],
    onSaved: () => markChanged(orderApi.list, orderNo),
  })
}
