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
      select tab, count from order_day_count where mer_id = ${db.merId}
      union all select tab, delta from order_day_delta where mer_id = ${db.merId}) as counted
    group by tab`.execute(db.q)
  const counts = new Map(rows.map(({ tab, count }) => [tab, count]))
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  const countOf = (tab: OrderTab) => (tab === all ? total : (counts.get(tabNumber[tab]) ?? 0))
  return Object.fromEntries(orderTab.codes.map((tab) => [tab, countOf(tab)])) as Record<OrderTab, number>
}

/** The same by day, newest first: where a far page of a tab begins. Days without orders are left out. */
export async function countOrderDays(db: MerchantDb, tab: OrderTab): Promise<{ day: number; count: number }[]> {
  const wanted = tab === all ? sql`` : sql`and tab = ${tabNumber[tab]}`
  const { rows } = await sql<{ day: number; count: number }>`select day, sum(count)::bigint as count from (
      select day, count from order_day_count where mer_id = ${db.merId} ${wanted}
      union all select day, delta from order_day_delta where mer_id = ${db.merId} ${wanted}) as counted
    group by day having sum(count) > 0 order by day desc`.execute(db.q)
  return rows
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
  const sums = new Map<string, { tab: number; day: number; count: number }>()
  for (const { tab, day, delta } of due) {
    const sum = sums.get(`${tab} ${day}`)
    if (sum) sum.count += delta
    else sums.set(`${tab} ${day}`, { tab, day, count: delta })
  }
  const changed = [...sums.values()].toSorted((a, b) => a.tab - b.tab || a.day - b.day)
  await db.q
    .insertInto('order_day_count')
    .values(changed.map((row) => ({ ...row, mer_id: merId })))
    .onConflict((conflict) =>
      conflict
        .columns(['mer_id', 'tab', 'day'])
        .doUpdateSet({ count: sql<number>`order_day_count.count + excluded.count` }),
    )
    .execute()
  // A day on which nothing is left in a tab need not be added up again and again.
  await db.q
    .deleteFrom('order_day_count')
    .where('mer_id', '=', merId)
    .where('day', '=', anyOf([...new Set(changed.map(({ day }) => day))]))
    .where('count', '=', 0)
    .execute()
  await db.q
    .deleteFrom('order_day_delta')
    .where('mer_id', '=', merId)
    .where('id', '=', anyOf(due.map(({ id }) => id)))
    .execute()
  return due.length
}
