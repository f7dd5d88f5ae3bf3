import { eventType } from '@zhanggui/domain/event/event-codes'
import type { OutsideEvent } from '@zhanggui/domain/event/outside-event'
import { type DeliveryFields, whyNotFields } from '@zhanggui/domain/order/parcel/delivery-fields'
import {
  type DeliveryType,
  deliveryType,
  type ShipmentPurpose,
  shipmentPurpose,
} from '@zhanggui/domain/order/order-codes'
import { type Destination, isSameDestination } from '@zhanggui/domain/order/desk/same-address'
import { findCompany } from '#features/express/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse, refuseIf } from '#platform/http/refusals'
import type { LockedOrder } from '../core/order-row.sql.ts'
import { findWaybillOfNumber, type WaybillOfNumber } from './waybill-of-number.sql.ts'

/** Columns of a shipment that say how it goes. */
export interface Delivery {
  readonly delivery_type: DeliveryType
  readonly express_code: string
  readonly express_name: string
  readonly tracking_number: string
  readonly carrier: string
  readonly carrier_phone: string
  readonly mark: string
}

interface Going extends DeliveryFields {
  readonly way: DeliveryType
  /** Whose goods they are. */
  readonly order: Pick<LockedOrder, 'receiverName' | 'receiverPhone' | 'receiverAddress'>
}

/** Takes of the fields what belongs to the way, and refuses what is missing. */
export async function deliveryOf(db: MerchantDb, { way, order, ...fields }: Going): Promise<Delivery> {
  const wrong = whyNotFields(way, fields)
  if (wrong) refuse(wrong.message, { field: wrong.field })
  const { expressCode = '', expressNumber = '', deliveryCarrier = '', carrierPhone = '', deliveryMark = '' } = fields
  const none = { express_code: '', express_name: '', tracking_number: '', carrier: '', carrier_phone: '', mark: '' }
  if (way === deliveryType.is.express) {
    const [found, waybill] = await Promise.all([findCompany(db, expressCode), findWaybillOfNumber(db, expressNumber)])
    const company = found ?? refuse('未找到快递公司', { field: 'expressCode' })
    refuseIf(waybill && whyNotNumber(waybill, receiverOf(order)), { field: 'expressNumber' })
    return {
      ...none,
      delivery_type: way,
      express_code: company.code,
      express_name: company.name,
      tracking_number: expressNumber,
    }
  }
  if (way === deliveryType.is.merchant) {
    return { ...none, delivery_type: way, carrier: deliveryCarrier, carrier_phone: carrierPhone }
  }
  return { ...none, delivery_type: way, mark: deliveryMark }
}

export const receiverOf = (order: Going['order']): Destination => ({
  realName: order.receiverName,
  userPhone: order.receiverPhone,
  userAddress: order.receiverAddress,
})

/** A number that was got at a carrier goes where it was got for, and nowhere once it was given back. */
function whyNotNumber({ isCancelled, receiver }: WaybillOfNumber, to: Destination): string | undefined {
  if (isCancelled) return '该电子面单号已取消，请重新取号'
  const told = { realName: receiver.name, userPhone: receiver.phone, userAddress: receiver.address }
  return isSameDestination(told, to) ? undefined : '收货信息与取电子面单号时不同，请重新取号'
}

/** 顺丰速运 SF123 · 小王 13800000000 · 放在门口 */
export const deliveryText = (delivery: Omit<Delivery, 'delivery_type' | 'express_code'>): string =>
  [delivery.express_name, delivery.tracking_number, delivery.carrier, delivery.carrier_phone, delivery.mark]
    .filter((part) => part !== '')
    .join(' ')

interface Parcel extends Partial<Delivery> {
  readonly id: number
  readonly purpose?: ShipmentPurpose
}

type Numbered = { readonly orderNo: string }

/** What other programs are told of a parcel: no telephone. `detailList` is absent where nothing of it has changed. */
export const shipped = (
  { orderNo }: Numbered,
  { id, purpose = shipmentPurpose.is.order, ...delivery }: Parcel,
  contents: readonly { readonly lineId: number; readonly pieces: number }[] = [],
): OutsideEvent => ({
  type: eventType.is.orderShipped,
  subject: orderNo,
  data: {
    orderNo,
    invoiceId: id,
    purpose,
    deliveryType: delivery.delivery_type ?? deliveryType.is.merchant,
    expressCode: delivery.express_code ?? '',
    expressName: delivery.express_name ?? '',
    expressNumber: delivery.tracking_number ?? '',
    deliveryCarrier: delivery.carrier ?? '',
    ...(contents.length > 0 && {
      detailList: contents.map(({ lineId, pieces }) => ({ orderDetailId: lineId, num: pieces })),
    }),
  },
})

export const unshipped = ({ orderNo }: Numbered, invoiceId: number): OutsideEvent => ({
  type: eventType.is.orderUnshipped,
  subject: orderNo,
  data: { orderNo, invoiceId },
})
