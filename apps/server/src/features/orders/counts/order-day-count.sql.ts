import { type OrderTab, orderTab } from '@zhanggui/domain/order/order-codes'
import { sql } from 'kysely'
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

const MAX_FOLDED = 20_000

export async function listMerchantsWithDeltas(db: PlatformDb): Promise<number[]> {
  const rows = await db.q.selectFrom('order_day_delta').select('mer_id').distinct().execute()
  return rows.map(({ mer_id: merId }) => merId)
}

/**
 * Folds a merchant's changes into its counters in one transaction, so that readers see each change exactly once. Skips what
 * another node is folding and updates counters in key order, which avoids deadlocks. Returns the number of changes folded.
 */
export async function foldOrderCounts(db: PlatformDb, merId: number): Promise<number> {
  const due = await db.q
    .selectFrom('order_day_delta')
    .select(['id', 'tab', 'day', 'delta'])
    .where('mer_id', '=', merId)
    .orderBy('id')
    .limit(MAX_FOLDED)
    .forUpdate()
    .skipLocked()
    .execute()
  if (due.length === 0) return 0
  const inAll = due.map((delta) => ({ ...delta, tab: ALL_TABS }))
  const days = sumsBy([...due, ...inAll], ({ tab, day }) => `${tab} ${day}`)
  await db.q
    .insertInto('order_day_count')
    .values(days.map(({ tab, day, delta }) => ({ mer_id: merId, tab, day, count: delta })))
    .onConflict((conflict) =>
      conflict
        .columns(['mer_id', 'tab', 'day'])
        .doUpdateSet({ count: sql<number>`order_day_count.count + excluded.count` }),
    )
    .execute()
  await db.q
    .insertInto('order_tab_count')
    .values(sumsBy(due, ({ tab }) => tab).map(({ tab, delta }) => ({ mer_id: merId, tab, count: delta })))
    .onConflict((conflict) =>
      conflict.columns(['mer_id', 'tab']).doUpdateSet({ count: sql<number>`order_tab_count.count + excluded.count` }),
    )
    .execute()
  // A day on which nothing is left in a tab need not be added up again and again.
  await db.q
    .deleteFrom('order_day_count')
    .where('mer_id', '=', merId)
    .where('day', '=', anyOf([...new Set(days.map(({ day }) => day))]))
    .where('count', '=', 0)
    .execute()
  await db.q
    .deleteFrom('order_day_delta')
    .where('mer_id', '=', merId)
    .where('id', '=', anyOf(due.map(({ id }) => id)))
    .execute()
  return due.length
}

interface Delta {
  readonly tab: number
  readonly day: number
  readonly delta: number
}

/** Added up by a key, in the order of tabs and days. */
function sumsBy(deltas: readonly Delta[], keyOf: (delta: Delta) => number | string): Delta[] {
  const sums = new Map<number | string, Delta>()
  for (const each of deltas) {
    const key = keyOf(each)
    sums.set(key, { ...each, delta: each.delta + (sums.get(key)?.delta ?? 0) })
  }
  return [...sums.values()].toSorted((a, b) => a.tab - b.tab || a.day - b.day)
}
