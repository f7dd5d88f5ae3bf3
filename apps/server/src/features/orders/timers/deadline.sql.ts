import { orderStatus } from '@zhanggui/domain/order/order-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

const { toShip, partlyShipped } = orderStatus.is

/** Orders that are still to be shipped in time. */
export const findWaiting = (db: MerchantDb, now: Date) =>
  db.q
    .selectFrom('shop_order')
    .select('id')
    .select(sql<Date>`due_at`.as('dueAt'))
    .where('mer_id', '=', db.merId)
    .where('due_at', '>', now)
    .where((eb) => eb.or([eb('status', '=', toShip), eb('status', '=', partlyShipped)]))
    .orderBy('id')
    .execute()

interface Moved {
  readonly id: number
  readonly dueAt: Date
  readonly movedTo: Date
}

/** Not of an order that has been shipped meanwhile: it has no deadline any more. */
export async function updateDeadlines(db: MerchantDb, moved: readonly Moved[]) {
  const [ids, from, to] = [
    moved.map(({ id }) => id),
    moved.map(({ dueAt }) => dueAt),
    moved.map((each) => each.movedTo),
  ]
  await sql`update shop_order o set due_at = given.moved_to
    from unnest(${ids}::bigint[], ${from}::timestamptz[], ${to}::timestamptz[]) as given (id, due_at, moved_to)
    where o.mer_id = ${db.merId} and o.id = given.id and o.due_at = given.due_at`.execute(db.q)
}
