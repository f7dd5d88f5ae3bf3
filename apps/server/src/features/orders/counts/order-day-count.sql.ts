import { type OrderTab, orderTab } from '@zhanggui/domain/order/order-codes'
import { sql } from 'kysely'
import { addToCounters, takeDeltas } from '#platform/counters/fold-deltas.sql'
import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { PlatformDb } from '#platform/db/platform-db'

const { all, unpaid, toShip, dispatching, shipped, toVerify, delivered, completed, refunded, cancelled, deleted } =
  orderTab.is

/** The numbers of the generated column `tab`. 12, open group buys, stand under 全部 only. */
export const tabNumber: Readonly<Record<Exclude<OrderTab, typeof all>, number>> = {
  [unpaid]: 1,
  [toShip]: 2,
  [dispatching]: 3,
  [shipped]: 4,
  [toVerify]: 5,
  [delivered]: 6,
  [completed]: 8,
  [refunded]: 9,
  [cancelled]: 10,
  [deleted]: 11,
}

/** How many orders stand in each tab: the folded counters plus the changes since. */
export async function countOrderTabs(db: MerchantDb): Promise<Record<OrderTab, number>> {
  const { rows } = await sql<{ tab: number; count: number }>`select tab, sum(count)::bigint as count from (
      select tab, count from order_tab_count where mer_id = ${db.merId}
      union all select tab, delta from order_day_delta where mer_id = ${db.merId}) as counted
    group by tab`.execute(db.q)
  const counts = new Map(rows.map(({ tab, count }) => [tab, count]))
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  const countOf = (tab: OrderTab) => (tab === all ? total : (counts.get(tabNumber[tab]) ?? 0))
  return Object.fromEntries(orderTab.codes.map((tab) => [tab, countOf(tab)])) as Record<OrderTab, number>
}

/** How many of those that are to be sent must be sent before a moment. */
export async function countDueToShip(db: MerchantDb, before: Date): Promise<number> {
  const { count } = await db.q
    .selectFrom('shop_order')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('mer_id', '=', db.merId)
    .where('tab', '=', tabNumber[toShip])
    .where('due_at', '<', before)
    .executeTakeFirstOrThrow()
  return count
}

/** Those of the orders that are still to be sent. */
export async function keepToShip(db: MerchantDb, orderNos: readonly string[]): Promise<string[]> {
  const rows = await db.q
    .selectFrom('shop_order')
    .select('order_no as orderNo')
    .where('mer_id', '=', db.merId)
    .where('order_no', '=', anyOf(orderNos))
    .where('tab', '=', tabNumber[toShip])
    .execute()
  return rows.map(({ orderNo }) => orderNo)
}

/** Under this number the counters by day hold all tabs together. */
const ALL_TABS = 0

/** The same by the day they came, for far pages. */
export const dayCountersOf = (db: MerchantDb, tab: OrderTab) => {
  const number = tab === all ? ALL_TABS : tabNumber[tab]
  const changed = tab === all ? sql`` : sql`and tab = ${number}`
  return sql`select day, count from order_day_count where mer_id = ${db.merId} and tab = ${number}
    union all select day, delta from order_day_delta where mer_id = ${db.merId} ${changed}`
}

/** Folds changes of a merchant into its counters by day and by tab; how many there were. */
export async function foldOrderCounts(db: PlatformDb, merId: number): Promise<number> {
  const due = await takeDeltas(db, 'order_day_delta', merId)
  if (due.length === 0) return 0
  const inAll = due.map((delta) => ({ ...delta, tab: ALL_TABS }))
  await addToCounters(db, { table: 'order_day_count', keys: ['tab', 'day'] }, merId, [...due, ...inAll])
  await addToCounters(db, { table: 'order_tab_count', keys: ['tab'] }, merId, due)
  // A day on which nothing is left in a tab need not be added up again and again.
  await db.q
    .deleteFrom('order_day_count')
    .where('mer_id', '=', merId)
    .where('day', '=', anyOf([...new Set(due.map(({ day }) => day))]))
    .where('count', '=', 0)
    .execute()
  return due.length
}
