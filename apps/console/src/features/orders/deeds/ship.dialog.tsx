import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import type { Form } from '#ui/form/form.ts'
import { useForm } from '#ui/form/use-form.ts'
import { markChanged } from '#ui/list/trail/changed-record.ts'
import { orderApi } from '@zhanggui/contract/order/order'
import type { OrderLine } from '@zhanggui/contract/order/order-fields'
import { deliveryType, goodsKind, shippingType } from '@zhanggui/domain/order/order-codes'
import { useCarriers } from '#widgets/carriers/use-carriers.ts'
import { GoodsLine } from '#widgets/buyer/goods-line.tsx'
import { InputNumber, Radio, Switch } from 'antd'
import type { ActedOrder } from '../acted-order.ts'
import { DeliveryFields } from './delivery-fields.tsx'
import { type DeliveryValues, deliveryOf, leftToShip, shipSchema } from './delivery-values.ts'
import { likelyCarrier, rememberCarrier } from './last-carrier.ts'
import { LineChoice } from './line-choice.tsx'
import { ReceiverCard } from './receiver-card.tsx'

interface Props {
  readonly order: ActedOrder
  readonly onClose: () => void
}

/** Hands over what is left of an order, or a part of it. */
export default function ShipDialog({ order, onClose }: Props) {
  const { orderNo, lines, secondType, shippingType: way, userRemark } = order
  const isVirtual = secondType === goodsKind.is.virtual || way === shippingType.is.virtual
  const form = useShipForm(order, isVirtual)
  const isAsking = lines.some(({ applyRefundNum }) => applyRefundNum > 0)
  return (
    <EditDialog
      form={form}
      title={isVirtual ? '虚拟商品发货' : '订单发货'}
      width={900}
      saveText="发货"
      onClose={onClose}
    >
      {!isVirtual && <ReceiverCard orderNo={orderNo} remark={userRemark} />}
      {!isVirtual && (
        <Field form={form} name="deliveryType" label="配送方式" show={deliveryType.label}>
          <Radio.Group options={[...deliveryType.options]} />
        </Field>
      )}
      <DeliveryFields form={form} />
      {!isVirtual && (
        <Field
          form={form}
          name="isSplit"
          label="分单发货"
          valueProp="checked"
          hint="可选择表格中的商品单独发货，请谨慎操作！"
        >
          <Switch aria-label="分单发货" />
        </Field>
      )}
      {!form.values.isSplit && <WholeParcel lines={lines} />}
      {isAsking && <p className="dialog-hint">有商品正在申请退款，这部分不会发出。</p>}
      {form.values.isSplit && <ShippedLines form={form} lines={lines} />}
    </EditDialog>
  )
}

/** Everything that goes into the parcel. */
const WholeParcel = ({ lines }: Pick<LinesProps, 'lines'>) => (
  <ul className="ship-goods" aria-label="本次发货的商品">
    {lines
      .filter((line) => leftToShip(line) > 0)
      .map((line) => (
        <li key={line.id}>
          <GoodsLine of={line} />
          <span>{`×${leftToShip(line)}`}</span>
        </li>
      ))}
  </ul>
)

interface LinesProps {
  readonly form: Form<DeliveryValues>
  readonly lines: readonly OrderLine[]
}

/** Which pieces go into this parcel. */
const ShippedLines = ({ form, lines }: LinesProps) => (
  <Field form={form} name="detailList" label="发货商品">
    <LineChoice
      lines={lines}
      whyNot={(line) => (leftToShip(line) === 0 ? '没有可发的商品' : undefined)}
      note={({ payNum, deliveryNum, refundNum }) => `共 ${payNum} 件，已发 ${deliveryNum}，已退款 ${refundNum}`}
      begin={(line) => ({ orderDetailId: line.id, num: leftToShip(line) })}
    >
      {(line, chosen, change) => (
        <InputNumber
          aria-label={`${line.productName}的发货数量`}
          min={1}
          max={leftToShip(line)}
          precision={0}
          suffix="件"
          value={chosen.num}
          onChange={(num) => change({ ...chosen, num: num ?? 1 })}
        />
      )}
    </LineChoice>
  </Field>
)

function useShipForm({ orderNo, lines }: ActedOrder, isVirtual: boolean): Form<DeliveryValues> {
  const carriers = useCarriers()
  const form = useForm({
    call: orderApi.send,
    schema: shipSchema(lines),
    record: carriers,
    sendsUnchanged: true,
    loaded: (shop): DeliveryValues => ({
      deliveryType: isVirtual ? deliveryType.is.none : deliveryType.is.express,
      expressCode: shop && likelyCarrier(shop.list),
      expressNumber: '',
      deliveryCarrier: '',
      carrierPhone: '',
      deliveryMark: '',
      isSplit: false,
      detailList: [],
    }),
    toInput: (draft) => ({
      orderNo,
      deliveryType: draft.deliveryType,
      isSplit: draft.isSplit,
      ...deliveryOf(draft),
      ...(draft.isSplit ? { detailList: draft.detailList } : {}),
    }),
    success: '发货成功',
    onSaved: () => {
      if (form.values.deliveryType === deliveryType.is.express) rememberCarrier(form.values.expressCode)
      markChanged(orderApi.list, orderNo)
    },
  })
  return form
}
