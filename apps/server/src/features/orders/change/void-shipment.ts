import { parcelApi } from '@zhanggui/contract/order/parcel'
import { waybillApi } from '@zhanggui/contract/order/waybill'
import { deliveryType, orderStatus } from '@zhanggui/domain/order/order-codes'
import { whyNotUnsend } from '@zhanggui/domain/order/parcel/take-back'
import { shipBy } from '@zhanggui/domain/store/order-rules'
import { findClosures, readOrderRules } from '#features/merchants/public'
import { unfollowParcel } from '#features/parcels/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuseIf } from '#platform/http/refusals'
import type { Staff } from '#platform/session/staff'
import type { WriteContext } from '#platform/transactions'
import { recordEvent, staffActor } from '../core/order-event.sql.ts'
import { listLines, piecesOf, updateLine } from '../core/order-line.sql.ts'
import { type LockedOrder, lockOrderFor, updateOrder } from '../core/order-row.sql.ts'
import { findShipment, listContents, listOnTheWay, updateShipment } from '../detail/shipment.sql.ts'
import { deliveryText, unshipped } from '../ship/delivery.ts'
import { noShipment } from '../ship/edit-shipment.ts'

export interface Voider extends WriteContext {
  readonly staff: Pick<Staff, 'adminId' | 'realName'>
}

export interface Voiding {
  readonly id: number
  readonly reason: string
}

/** What was in the parcel is to be sent again; answers with how it went. */
export async function voidShipment(context: Voider, { id, reason }: Voiding): Promise<string> {
  const { db, now, staff } = context
  const found = (await findShipment(db, id)) ?? noShipment()
  const order = await lockOrderFor(db, found.orderNo, 'unship')
  const shipment = (await findShipment(db, id)) ?? noShipment()
  if (shipment.voidedAt) noShipment()
  const [contents, lines] = await Promise.all([listContents(db, shipment), listLines(db, order.id)])
  const back = lines.flatMap((line) => {
    const pieces = contents.find(({ lineId }) => lineId === line.id)?.pieces ?? 0
    return pieces > 0 ? [{ stored: line, line: piecesOf(line), pieces }] : []
  })
  refuseIf(whyNotUnsend(back))
  for (const { stored, pieces } of back) db.sendAlong(updateLine(db, stored, { shipped: stored.shipped - pieces }))
  await updateShipment(db, shipment, { voided_at: now, updated_at: now, reason })
  await unfollowParcel(db, id)
  context.announceArea(parcelApi)
  context.announceArea(waybillApi)
  await putBack(context, order)
  const text = deliveryText({
    express_name: shipment.expressName,
    tracking_number: shipment.trackingNumber,
    carrier: shipment.carrier,
    carrier_phone: shipment.carrierPhone,
    mark: shipment.mark,
  })
  const message = `撤销发货：${text || deliveryType.label(shipment.deliveryType)}（${reason}）`
  await recordEvent(context, { orderId: order.id, kind: 'invoice_undo', message, actor: staffActor(staff) })
  db.tell(unshipped(order, id))
  return text
}

/** The order stands where its other parcels leave it, and the shop has its time to ship again. */
async function putBack(context: Voider, order: LockedOrder) {
  const { db } = context
  const left = await listOnTheWay(db, order.id)
  await updateOrder(context, order.id, {
    status: left.length > 0 ? orderStatus.is.partlyShipped : orderStatus.is.toShip,
    delivery_type: left.at(-1)?.deliveryType ?? '',
    is_split: left.length > 0,
    sent_at: null,
    due_at: await dueOf(db, order, context.now),
  })
}

async function dueOf(db: MerchantDb, { paidAt }: LockedOrder, now: Date) {
  const [rules, closures] = await Promise.all([readOrderRules(db), findClosures(db, paidAt ?? now)])
  return shipBy(rules, closures, paidAt ?? now)
}
