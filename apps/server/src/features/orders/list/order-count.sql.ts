import { type OrderTab, orderTab } from '@zhanggui/domain/order/order-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { conditionsText, mostCounted, numberOf, type OrderCondition } from './order-filter.sql.ts'

/** How many orders stand in a tab: the folded counters and what has changed since. */
export async function countTab(db: MerchantDb, tab: OrderTab): Promise<number> {
  const inTab = tab === orderTab.is.all ? sql`` : sql`and tab = ${numberOf(tab)}`
  const { rows } = await sql<{ count: number }>`select coalesce(sum(count), 0)::bigint as count from (
      select count from order_tab_count where mer_id = ${db.merId} ${inTab}
      union all select delta from order_day_delta where mer_id = ${db.merId} ${inTab}) as counted`.execute(db.q)
  return rows[0]?.count ?? 0
}

/** Counts of all tabs under a filter, in one query. They stop where the pager's count does, as `isPartial` says. */
export async function tallyTabs(db: MerchantDb, conditions: readonly OrderCondition[]) {
  const most = mostCounted(conditions)
  const { rows } = await sql<{ counts: string[] }>`
    select tally_orders(${conditionsText(conditions)}::jsonb, ${most + 1}) as counts`.execute(db.q)
  const counts = rows[0]?.counts ?? []
  const countOf = (tab: OrderTab) => Math.min(most, Number(counts[numberOf(tab)] ?? 0))
  const byTab = Object.fromEntries(orderTab.codes.map((tab) => [tab, countOf(tab)])) as Record<OrderTab, number>
  return { ...byTab, isPartial: Number(counts[0] ?? 0) > most }
}
