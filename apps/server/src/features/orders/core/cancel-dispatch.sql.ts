import { anyOf } from '#platform/db/any-of'
import type { WriteContext } from '#platform/transactions'

/** The courier has nothing to fetch any more: what was to be delivered is refunded. Whoever calls holds the order. */
export async function cancelDispatch({ db, now }: Pick<WriteContext, 'db' | 'now'>, orderId: number, reason: string) {
  const cancelled = await db.q
    .updateTable('order_dispatch')
    .set({ cancelled_at: now, cancel_reason: reason })
    .where('mer_id', '=', db.merId)
    .where('order_id', '=', orderId)
    .where('cancelled_at', 'is', null)
    .returning('shipment_id')
    .execute()
  const shipments = cancelled.map(({ shipment_id: id }) => id)
  if (shipments.length === 0) return
  await db.q
    .updateTable('shipment')
    .set({ voided_at: now, updated_at: now })
    .where('mer_id', '=', db.merId)
    .where('order_id', '=', orderId)
    .where('id', '=', anyOf(shipments))
    .execute()
}
