import { useCall } from '#api/use-call.ts'
import { useAction } from '#ui/action/use-action.ts'
import { useConfirm } from '#ui/action/use-confirm.tsx'
import { markChanged } from '#ui/list/trail/changed-record.ts'
import { Money } from '#ui/show/money.tsx'
import { openAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { EmptyList } from '#ui/list/list-empty.tsx'
import { StepsContext } from '#ui/list/trail/steps-context.ts'
import { useNow } from '#ui/live/use-now.ts'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { GoodsLine } from '#widgets/buyer/goods-line.tsx'
import { orderApi } from '@zhanggui/contract/order/order'
import type { Shipment } from '@zhanggui/contract/order/shipment'
import type { OrderDetail } from '@zhanggui/contract/order/order-fields'
import { flagsOf } from '@zhanggui/contract/order/order-flags'
import { orderChangeApi } from '@zhanggui/contract/order/order-change'
import { deliveryType, goodsKind, shipmentPurpose, shippingType } from '@zhanggui/domain/order/order-codes'
import { whyNotOrder } from '@zhanggui/domain/order/order-state'
import { whyNotTakeBack } from '@zhanggui/domain/order/parcel/take-back'

const EditShipmentDialog = lazyPart(() => import('../deeds/edit-shipment.dialog.tsx'))
const ShipmentTracking = lazyPart(() => import('#widgets/parcel/shipment-tracking.dialog.tsx'))

interface Props {
  readonly order: OrderDetail
}

/** The parcels of an order. */
export function OrderShipments({ order }: Props) {
  const { orderNo } = order
  // Nothing of it travels.
  const isVirtual = order.secondType === goodsKind.is.virtual
  const now = useNow()
  const undo = useUndoShipment(order)
  const { data, error, refetch } = useCall(orderApi.shipments, { orderNo })
  const edit = useDialog((close, shipment: Shipment) => (
    <EditShipmentDialog orderNo={orderNo} shipment={shipment} onClose={close} />
  ))
  const track = useDialog((close, invoiceId: number) => <ShipmentTracking invoiceId={invoiceId} onClose={close} />)
  if (!data) return <WaitingFor waiting={{ error, retry: () => void refetch() }} rows={3} />
  if (data.length === 0) return <EmptyList title="还没有发货记录" />
  const actionsOf = (shipment: Shipment) => [
    openAction(
      '修改配送信息',
      () => edit.open(shipment),
      orderApi.editShipment,
      whyNotOrder(flagsOf(order), 'editShipment')?.message,
    ),
    ...(shipment.deliveryType === deliveryType.is.express
      ? [openAction('查看物流', () => track.open(shipment.id), orderApi.logistics)]
      : []),
    openAction(undoLabel(shipment), () => void undo(shipment), orderChangeApi.unship, whyNotUndo(order, shipment, now)),
  ]
  return (
    <>
      <ul className="parcels">
        {data.map((shipment) => (
          <li key={shipment.id} className="parcel" data-voided={shipment.isVoided}>
            <header>
              <strong>{isVirtual ? VIRTUAL : headOf(shipment)}</strong>
              <ShopTime at={shipment.createTime} exact />
              {shipment.purpose !== shipmentPurpose.is.order && <span>{shipmentPurpose.label(shipment.purpose)}</span>}
              {shipment.isVoided && <span>已作废</span>}
              <span className="parcel-deeds">{!shipment.isVoided && <RowActions of={actionsOf(shipment)} />}</span>
            </header>
            <ParcelWords of={shipment} />
            <ul className="parcel-goods">
              {shipment.detailList.map((goods) => (
                <li key={goods.id}>
                  <GoodsLine of={goods} />
                  <span>{`×${goods.num}`}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {/* A parcel has no neighbours in the list of orders. */}
      <StepsContext value={undefined}>
        {edit.element}
        {track.element}
      </StepsContext>
    </>
  )
}

const ParcelWords = ({ of: { reason, cost, parcelOrders, deliveryMark } }: { readonly of: Shipment }) => (
  <>
    {reason !== '' && <p className="record-words">原因：{reason}</p>}
    {cost > 0 && (
      <p className="record-words">
        成本（店铺承担）：
        <Money fen={cost} />
      </p>
    )}
    {parcelOrders.length > 0 && <p className="record-words">同一包裹：{parcelOrders.join('、')}</p>}
    {deliveryMark !== '' && <p className="record-words">{deliveryMark}</p>}
  </>
)

const undoLabel = ({ purpose }: Shipment) =>
  purpose === shipmentPurpose.is.order ? '撤销发货' : `撤销${shipmentPurpose.label(purpose)}`

/** After half an hour an express parcel may still be taken back, if the carrier has not seen it: the server asks. */
function whyNotUndo(order: OrderDetail, { createTime: sentAt, deliveryType: way, purpose }: Shipment, now: Date) {
  const action = purpose === shipmentPurpose.is.order ? 'unship' : 'unexchange'
  const isTraced = way === deliveryType.is.express ? false : undefined
  return whyNotOrder(flagsOf(order), action)?.message ?? whyNotTakeBack({ sentAt, isTraced }, now)
}

function useUndoShipment({ orderNo }: OrderDetail) {
  const { prompt } = useConfirm()
  const { run } = useAction()
  return async (shipment: Shipment) => {
    const action = undoLabel(shipment)
    const heading = `${action}：${wayOf(shipment)}，${followsUndo(shipment)}`
    const onDone = () => markChanged(orderApi.list, orderNo)
    await prompt({
      title: '撤销原因',
      heading,
      action,
      max: 100,
      save: (reason, onRefused) =>
        run({
          call: orderChangeApi.unship,
          input: { id: shipment.id, reason },
          refresh: [orderApi],
          onDone,
          onRefused,
        }),
    })
  }
}

const followsUndo = ({ purpose }: Shipment) =>
  purpose === shipmentPurpose.is.order ? '里面的商品需要重新发货' : '商品会退回库存'

const wayOf = ({ deliveryType: way, expressName, trackingNumber, deliveryCarrier }: Shipment) =>
  [expressName, trackingNumber, deliveryCarrier].filter((part) => part !== '').join(' ') || deliveryType.label(way)

const VIRTUAL = `【${shippingType.label(shippingType.is.virtual)}】`

function headOf({ deliveryType: way, expressName, trackingNumber, deliveryCarrier, carrierPhone }: Shipment): string {
  const kind = `【${deliveryType.label(way)}】`
  if (way === deliveryType.is.express) return `${kind}${expressName}：${trackingNumber}`
  return way === deliveryType.is.merchant ? `${kind}${deliveryCarrier}：${carrierPhone}` : kind
}
