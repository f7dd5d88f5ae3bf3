import { useCall } from '#api/use-call.ts'
import { openAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { EmptyList } from '#ui/list/list-empty.tsx'
import { StepsContext } from '#ui/list/trail/steps-context.ts'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { GoodsLine } from '#widgets/buyer/goods-line.tsx'
import { orderApi, type Shipment } from '@zhanggui/contract/order/order'
import { deliveryType, shippingType } from '@zhanggui/domain/order/order-codes'

const EditShipmentDialog = lazyPart(() => import('../deeds/edit-shipment.dialog.tsx'))
const ShipmentTracking = lazyPart(() => import('./shipment-tracking.dialog.tsx'))

interface Props {
  readonly orderNo: string
  /** Nothing of it travels. */
  readonly isVirtual: boolean
}

/** The parcels of an order. */
export function OrderShipments({ orderNo, isVirtual }: Props) {
  const { data, error, refetch } = useCall(orderApi.shipments, { orderNo })
  const edit = useDialog((close, shipment: Shipment) => <EditShipmentDialog shipment={shipment} onClose={close} />)
  const track = useDialog((close, invoiceId: number) => <ShipmentTracking invoiceId={invoiceId} onClose={close} />)
  if (!data) return <WaitingFor waiting={{ error, retry: () => void refetch() }} rows={3} />
  if (data.length === 0) return <EmptyList title="还没有发货记录" />
  const actionsOf = (shipment: Shipment) => [
    openAction('修改配送信息', () => edit.open(shipment), orderApi.editShipment),
    ...(shipment.deliveryType === deliveryType.is.express
      ? [openAction('查看物流', () => track.open(shipment.id), orderApi.logistics)]
      : []),
  ]
  return (
    <>
      <ul className="parcels">
        {data.map((shipment) => (
          <li key={shipment.id} className="parcel" data-voided={shipment.isVoided}>
            <header>
              <strong>{isVirtual ? VIRTUAL : headOf(shipment)}</strong>
              <ShopTime at={shipment.createTime} exact />
              {shipment.isVoided && <span>已作废</span>}
              <span className="parcel-deeds">{!shipment.isVoided && <RowActions of={actionsOf(shipment)} />}</span>
            </header>
            {shipment.deliveryMark !== '' && <p className="record-words">{shipment.deliveryMark}</p>}
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

const VIRTUAL = `【${shippingType.label(shippingType.is.virtual)}】`

function headOf({ deliveryType: way, expressName, trackingNumber, deliveryCarrier, carrierPhone }: Shipment): string {
  const kind = `【${deliveryType.label(way)}】`
  if (way === deliveryType.is.express) return `${kind}${expressName}：${trackingNumber}`
  return way === deliveryType.is.merchant ? `${kind}${deliveryCarrier}：${carrierPhone}` : kind
}
