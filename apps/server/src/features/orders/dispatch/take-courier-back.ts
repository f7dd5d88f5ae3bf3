import type { WriteContext } from '#platform/transactions'
import type { LockedOrder } from '../core/order-row.sql.ts'
import { updateShipment } from '../detail/shipment.sql.ts'
import { findCurrent, updateDispatch } from './dispatch.sql.ts'

/** The current courier is sent back; what was to be carried is to be sent again. */
export async function takeCourierBack({ db, now }: WriteContext, order: LockedOrder, reason: string) {
  const current = await findCurrent(db, order.id)
  if (!current) throw new Error('an order that is dispatched has a courier')
  await updateDispatch(db, order.id, current.id, { cancelled_at: now, cancel_reason: reason })
  await updateShipment(db, { orderId: order.id, id: current.shipmentId }, { voided_at: now, updated_at: now })
  return current
}
