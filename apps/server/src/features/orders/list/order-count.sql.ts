import { type OrderTab, orderTab } from '@zhanggui/domain/order/order-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { conditionsText, numberOf, type OrderCondition } from './order-filter.sql.ts'

/** Counting stops here; beyond it the exact number does not matter. */
const MAX_INSPECTED = 100_000

/** How many orders stand in a tab: the folded counters and what has changed since. */
export async function countTab(db: MerchantDb, tab: OrderTab): Promise<number> {
  const inTab = tab === orderTab.is.all ? sql`` : sql`and tab = ${numberOf(tab)}`
  const { rows } = await sql<{ count: number }>`select coalesce(sum(count), 0)::bigint as count from (
      select count from order_tab_count where mer_id = ${db.merId} ${inTab}
      union all select delta from order_day_delta where mer_id = ${db.merId} ${inTab}) as counted`.execute(db.q)
  return rows[0]?.count ?? 0
}

/** Counts of all tabs under a filter, in one query. */
export async function tallyTabs(
  db: MerchantDb,
  conditions: readonly OrderCondition[],
): Promise<Record<OrderTab, number>> {
  const { rows } = await sql<{ counts: string[] }>`
    select tally_orders(${conditionsText(conditions)}::jsonb, ${MAX_INSPECTED}) as counts`.execute(db.q)
  const counts = rows[0]?.counts ?? []
  const countOf = (tab: OrderTab) => Number(counts[numberOf(tab)] ?? 0)
  return Object.fromEntries(orderTab.codes.map((tab) => [tab, countOf(tab)])) as Record<OrderTab, number>
}
