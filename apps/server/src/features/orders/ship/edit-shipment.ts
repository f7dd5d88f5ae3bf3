import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { orderApi } from '@zhanggui/contract/order/order'
import { parcelApi } from '@zhanggui/contract/order/parcel'
import { waybillApi } from '@zhanggui/contract/order/waybill'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { eventType } from '@zhanggui/domain/event/event-codes'
import { restartParcels } from '#features/parcels/public'
import { checkVersion, refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { recordEvent, staffActor } from '../core/order-event.sql.ts'
import { checkOrder, lockOrder, updateOrder } from '../core/order-row.sql.ts'
import { findShipment, updateShipment } from '../detail/shipment.sql.ts'
import { deliveryOf, deliveryText, shipped } from './delivery.ts'
import { editBox } from './put-in-box.ts'
import { lockBox } from './parcel.sql.ts'

/** 订单发货单不存在 */
const NO_SHIPMENT = 5101
export const noShipment = (): never => refuse('订单发货单不存在', { code: NO_SHIPMENT })

/** How a parcel goes is put right; the way itself stays what it is. */
export async function editShipment(
  context: StaffContext,
  { id, version, ...fields }: InputOf<typeof orderApi.editShipment>,
) {
  const { db, now, staff, recordChanges, announceArea } = context
  const found = (await findShipment(db, id)) ?? noShipment()
  if (found.parcelId !== null) await lockBox(db, found.parcelId)
  const order = await lockOrder(db, found.orderNo)
  // Somebody may have changed or taken it back while this call waited for the order.
  const shipment = (await findShipment(db, id)) ?? noShipment()
  if (shipment.voidedAt) noShipment()
  checkVersion({ version }, shipment)
  checkOrder(order, 'editShipment')
  const delivery = await deliveryOf(db, { ...fields, way: shipment.deliveryType, order })
  await updateShipment(db, shipment, { ...delivery, updated_at: now, updated_by: staff.adminId })
  await updateOrder(context, order.id, {})
  const others = shipment.parcelId === null ? [] : await editBox(context, shipment.parcelId, delivery)
  const before = deliveryText({
    express_name: shipment.expressName,
    tracking_number: shipment.trackingNumber,
    carrier: shipment.carrier,
    carrier_phone: shipment.carrierPhone,
    mark: shipment.mark,
  })
  const after = deliveryText(delivery)
  const message = `修改配送信息：${before || '无'} → ${after || '无'}`
  const changed = [{ orderId: order.id, orderNo: order.orderNo, id }, ...others.filter((other) => other.id !== id)]
  if (delivery.tracking_number !== shipment.trackingNumber || delivery.express_code !== shipment.expressCode) {
    await restartParcels(
      db,
      changed.map((parcel) => parcel.id),
      now,
    )
  }
  for (const { orderId, orderNo, ...parcel } of changed) {
    await recordEvent(context, { orderId, kind: 'invoice_edit', message, actor: staffActor(staff) })
    db.tell({ ...shipped({ orderNo }, { ...delivery, ...parcel }), type: eventType.is.deliveryChanged })
  }
  announceArea(parcelApi)
  announceArea(waybillApi)
  recordChanges(changesBetween({ 配送信息: [before, after] }), order.orderNo)
  return null
}
