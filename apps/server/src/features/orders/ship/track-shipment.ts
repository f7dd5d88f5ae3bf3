import { deliveryType } from '@zhanggui/domain/order/order-codes'
import { trackParcel } from '#features/express/public'
import { payForQuestion } from '#features/parcels/public'
import { refuse } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import { findShipment } from '../detail/shipment.sql.ts'
import { noShipment } from './edit-shipment.ts'

/** 订单发货单物流不存在 */
const NO_TRACE = 5102

/** Where a parcel is. */
export async function trackShipment(context: OutsideContext, { invoiceId }: { invoiceId: number }) {
  const shipment = (await context.inRead((db) => findShipment(db, invoiceId))) ?? noShipment()
  if (shipment.deliveryType !== deliveryType.is.express) refuse('订单发货单物流不存在', { code: NO_TRACE })
  const { expressCode, expressName, trackingNumber, receiverPhone: phone, createdAt: sentAt } = shipment
  const parcel = { expressCode, expressName, trackingNumber, phone, sentAt }
  return trackParcel(context, parcel, () => payForQuestion(context))
}
