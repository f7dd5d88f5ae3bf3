import type { ParcelProblem } from '@zhanggui/domain/order/parcel/parcel-watch-codes'
import { sql, type Updateable } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { TrackedShipment } from '#platform/db/schema'

/** Parcels of the shop that the board shows, by id. */
export const lockProblems = (db: MerchantDb, ids: readonly number[]) =>
  db.q
    .selectFrom('tracked_shipment as t')
    .innerJoin('shop_order as o', (join) => join.on('o.mer_id', '=', db.merId).onRef('o.id', '=', 't.order_id'))
    .select(['t.shipment_id as id', 't.handled_at as handledTime', 'o.order_no as orderNo'])
    .select(sql<ParcelProblem | null>`t.problem`.as('problem'))
    .where('t.mer_id', '=', db.merId)
    .where('t.shipment_id', '=', anyOf(ids))
    .where('o.is_deleted_by_shop', '=', false)
    .orderBy('t.shipment_id')
    .forUpdate('t')
    .execute()

export async function setHandled(db: MerchantDb, ids: readonly number[], handled: Updateable<TrackedShipment>) {
  await db.q
    .updateTable('tracked_shipment')
    .set(handled)
    .where('mer_id', '=', db.merId)
    .where('shipment_id', '=', anyOf(ids))
    .execute()
}
