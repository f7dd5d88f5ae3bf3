import type { DispatchProgress } from '@zhanggui/contract/order/dispatch'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { OrderDispatch } from '#platform/db/schema'

/** The current courier first, then those who were sent back. */
export const listDispatches = (db: MerchantDb, orderId: number): Promise<DispatchProgress[]> =>
  db.q
    .selectFrom('order_dispatch')
    .select(['id', 'carrier', 'carrier_phone as carrierPhone', 'expected_at as expectTime'])
    .select(['assigned_at as assignTime', 'accepted_at as acceptTime', 'arrived_at as arriveTime'])
    .select(['picked_up_at as pickTime', 'delivered_at as deliverTime', 'cancelled_at as cancelTime'])
    .select('cancel_reason as cancelReason')
    .where('mer_id', '=', db.merId)
    .where('order_id', '=', orderId)
    .orderBy(sql`cancelled_at is null`, 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Of an order that is locked. */
export const findCurrent = (db: MerchantDb, orderId: number) =>
  db.q
    .selectFrom('order_dispatch')
    .select(['id', 'shipment_id as shipmentId', 'carrier', 'carrier_phone as carrierPhone'])
    .where('mer_id', '=', db.merId)
    .where('order_id', '=', orderId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()

export async function insertDispatch(db: MerchantDb, dispatch: Omit<Insertable<OrderDispatch>, 'mer_id'>) {
  await db.q
    .insertInto('order_dispatch')
    .values({ ...dispatch, mer_id: db.merId })
    .execute()
}

export async function updateDispatch(db: MerchantDb, orderId: number, id: number, set: Updateable<OrderDispatch>) {
  await db.q
    .updateTable('order_dispatch')
    .set(set)
    .where('mer_id', '=', db.merId)
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .execute()
}
