import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { orderApi } from '@zhanggui/contract/order/order'
import { orderChangeApi } from '@zhanggui/contract/order/order-change'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { deliveryType, shipmentPurpose } from '@zhanggui/domain/order/order-codes'
import { isFresh, whyNotTakeBack } from '@zhanggui/domain/order/parcel/take-back'
import { isParcelSeen } from '#features/express/public'
import { payForQuestion } from '#features/parcels/public'
import { refuseIf } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import { findShipment, type StoredShipment } from '../detail/shipment.sql.ts'
import { noShipment } from '../ship/edit-shipment.ts'
import { voidExchange } from './void-exchange.ts'
import { voidShipment } from './void-shipment.ts'

/** Takes a parcel back: within half an hour, later only as long as the carrier has not seen it, which is asked first. */
export async function undoShipment(context: OutsideContext, { id, reason }: InputOf<typeof orderChangeApi.unship>) {
  const seen = (await context.inRead((db) => findShipment(db, id))) ?? noShipment()
  const parcel = { sentAt: seen.createdAt, isTraced: await isTraced(context, seen) }
  refuseIf(whyNotTakeBack(parcel, context.now))
  await context.inWrite(async (write) => {
    const takeBack = seen.purpose === shipmentPurpose.is.order ? voidShipment : voidExchange
    const text = await takeBack({ ...write, staff: context.staff }, { id, reason })
    await context.recordCall(write.db, seen.orderNo, changesBetween({ 撤销发货: [text, reason] }))
    write.announceArea(orderChangeApi)
    write.announceArea(orderApi)
  })
  return null
}

/** Only an express parcel leaves traces, and nobody is asked without need: each question costs money. */
const isTraced = async (context: OutsideContext, { createdAt, receiverPhone, ...shipment }: StoredShipment) =>
  isFresh({ sentAt: createdAt }, context.now) || shipment.deliveryType !== deliveryType.is.express
    ? undefined
    : isParcelSeen(context, { ...shipment, phone: receiverPhone, sentAt: createdAt }, () => payForQuestion(context))
