import { eventType } from '@zhanggui/domain/event/event-codes'
import type { OutsideEvent } from '@zhanggui/domain/event/outside-event'
import { type DeliveryFields, whyNotFields } from '@zhanggui/domain/order/parcel/delivery-fields'
import {
  type DeliveryType,
  deliveryType,
  type ShipmentPurpose,
  shipmentPurpose,
} from '@zhanggui/domain/order/order-codes'
import { findCompany } from '#features/express/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'
import { isCancelledNumber } from './cancelled-number.sql.ts'

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

/** Takes of the fields what belongs to the way, and refuses what is missing. */
export async function deliveryOf(db: MerchantDb, way: DeliveryType, fields: DeliveryFields): Promise<Delivery> {
  const wrong = whyNotFields(way, fields)
  if (wrong) refuse(wrong.message, { field: wrong.field })
  const { expressCode = '', expressNumber = '', deliveryCarrier = '', carrierPhone = '', deliveryMark = '' } = fields
  const none = { express_code: '', express_name: '', tracking_number: '', carrier: '', carrier_phone: '', mark: '' }
  if (way === deliveryType.is.express) {
    const [found, isCancelled] = await Promise.all([findCompany(db, expressCode), isCancelledNumber(db, expressNumber)])
    const company = found ?? refuse('未找到快递公司', { field: 'expressCode' })
    if (isCancelled) refuse('该电子面单号已取消，请重新取号', { field: 'expressNumber' })
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
