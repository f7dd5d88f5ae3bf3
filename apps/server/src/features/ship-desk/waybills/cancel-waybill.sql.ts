import type { Updateable } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { Waybill } from '#platform/db/schema'

/** Whoever ships with its number waits, and whoever has it in hand is waited for. */
export const lockWaybill = (db: MerchantDb, id: number) =>
  db.q
    .selectFrom('waybill as w')
    .innerJoin('shop_order as o', (join) => join.on('o.mer_id', '=', db.merId).onRef('o.id', '=', 'w.order_id'))
    .select(['w.tracking_number as trackingNumber', 'w.express_code as expressCode', 'o.order_no as orderNo'])
    .select(['w.cancel_asked_at as cancelAskedAt', 'w.cancelled_at as cancelledAt'])
    .where('w.mer_id', '=', db.merId)
    .where('w.id', '=', id)
    .forUpdate('w')
    .executeTakeFirst()

/** By a parcel that was not taken back; in a box every order has the number of the first. */
export async function isNumberUsed(db: MerchantDb, trackingNumber: string): Promise<boolean> {
  const found = await db.q
    .selectFrom('shipment')
    .select('id')
    .where('mer_id', '=', db.merId)
    .where('tracking_number', '=', trackingNumber)
    .where('tracking_number', '<>', '')
    .where('voided_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function updateWaybill(db: MerchantDb, id: number, set: Updateable<Waybill>) {
  await db.q.updateTable('waybill').set(set).where('mer_id', '=', db.merId).where('id', '=', id).execute()
}
