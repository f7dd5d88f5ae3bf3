import type { ParcelProblem, ParcelState } from '@zhanggui/domain/order/parcel/parcel-watch-codes'
import { sql, type Updateable } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { TrackedShipment } from '#platform/db/schema'

/** The parcel that has waited longest for its question, unless somebody else is at it. */
export async function lockDue(db: MerchantDb, now: Date): Promise<number | undefined> {
  const due = await db.q
    .selectFrom('tracked_shipment')
    .select('shipment_id as id')
    .where('mer_id', '=', db.merId)
    .where('next_poll_at', '<=', now)
    .orderBy('next_poll_at')
    .orderBy('shipment_id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return due?.id
}

export const hasDue = async (db: MerchantDb, now: Date): Promise<boolean> =>
  (await db.q
    .selectFrom('tracked_shipment')
    .select('shipment_id')
    .where('mer_id', '=', db.merId)
    .where('next_poll_at', '<=', now)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** What is known of a parcel, held until the transaction ends. */
export const lockParcel = (db: MerchantDb, id: number) =>
  db.q
    .selectFrom('tracked_shipment as t')
    .innerJoin('shipment as s', (join) =>
      join.on('s.mer_id', '=', db.merId).onRef('s.order_id', '=', 't.order_id').onRef('s.id', '=', 't.shipment_id'),
    )
    .innerJoin('shop_order as o', (join) => join.on('o.mer_id', '=', db.merId).onRef('o.id', '=', 't.order_id'))
    .select(['t.shipment_id as id', 't.order_id as orderId', 't.sent_at as sentAt', 't.last_trace as lastTrace'])
    .select(['t.last_trace_at as lastTraceAt', 't.next_poll_at as nextPollAt', 't.failures'])
    .select([sql<ParcelState>`t.state`.as('state'), sql<ParcelProblem | null>`t.problem`.as('problem')])
    .select(['s.express_code as expressCode', 's.express_name as expressName', 's.tracking_number as trackingNumber'])
    .select(['o.order_no as orderNo', 'o.receiver_phone as phone'])
    .where('t.mer_id', '=', db.merId)
    .where('t.shipment_id', '=', id)
    .where('o.is_deleted_by_shop', '=', false)
    .forUpdate('t')
    .executeTakeFirst()
export type PolledParcel = NonNullable<Awaited<ReturnType<typeof lockParcel>>>

export async function updateParcel(db: MerchantDb, id: number, set: Updateable<TrackedShipment>) {
  await db.q
    .updateTable('tracked_shipment')
    .set(set)
    .where('mer_id', '=', db.merId)
    .where('shipment_id', '=', id)
    .execute()
}

/** Orders in the same box whose shipments have this problem already, which has been told. */
export async function listToldInBox(db: MerchantDb, shipmentId: number, problem: ParcelProblem): Promise<number[]> {
  const told = await db.q
    .selectFrom('shipment as s')
    .innerJoin('shipment as other', (join) =>
      join
        .on('other.mer_id', '=', db.merId)
        .onRef('other.parcel_id', '=', 's.parcel_id')
        .onRef('other.id', '<>', 's.id'),
    )
    .innerJoin('tracked_shipment as t', (join) =>
      join.on('t.mer_id', '=', db.merId).onRef('t.shipment_id', '=', 'other.id'),
    )
    .select('t.order_id as orderId')
    .where('s.mer_id', '=', db.merId)
    .where('s.id', '=', shipmentId)
    .where('t.problem', '=', problem)
    .execute()
  return told.map(({ orderId }) => orderId)
}

/** Who takes care of the order, if anybody does. */
export async function findAssignee(db: MerchantDb, orderId: number): Promise<number | undefined> {
  const mark = await db.q
    .selectFrom('order_mark')
    .select('assignee_id as id')
    .where('mer_id', '=', db.merId)
    .where('kind', '=', 'order')
    .where('ref_id', '=', orderId)
    .where('assignee_id', '>', 0)
    .executeTakeFirst()
  return mark?.id
}
