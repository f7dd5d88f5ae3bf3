import { type CountedTab, countedTabs, type ProductTab, tabsIn } from '@zhanggui/domain/product/product-codes'
import { sql } from 'kysely'
import { addToCounters, takeDeltas } from '#platform/counters/fold-deltas.sql'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { PlatformDb } from '#platform/db/platform-db'
import { jsonText } from '../json-text.ts'
import type { ProductCondition } from './product-filter.sql.ts'

interface TabCount {
  readonly type: CountedTab
  readonly count: number
}

/** Counts by tab: the folded counters plus the deltas since. */
export async function countTabs(db: MerchantDb): Promise<TabCount[]> {
  const { rows } = await sql<{ tab: number; count: number }>`select tab, sum(count)::bigint as count from (
      select tab, count from product_tab_count where mer_id = ${db.merId}
      union all select tab, delta from product_tab_delta where mer_id = ${db.merId}) as counted
    group by tab`.execute(db.q)
  const counts = new Map(rows.map(({ tab, count }) => [tab, count]))
  return countedTabs.map((type) => ({ type, count: counts.get(type) ?? 0 }))
}

/** The count of one tab, or of several together, as a subquery. */
export const countOf = (db: MerchantDb, tab: ProductTab) => sql<number>`(select coalesce(sum(count), 0)::bigint from (
    select count from product_tab_count where mer_id = ${db.merId} and tab = any (${tabsIn(tab)}::smallint[])
    union all select delta from product_tab_delta where mer_id = ${db.merId} and tab = any (${tabsIn(tab)}::smallint[])
  ) as counted)`

export const countTab = async (db: MerchantDb, tab: ProductTab): Promise<number> =>
  (await sql<{ count: number }>`select ${countOf(db, tab)} as count`.execute(db.q)).rows[0]?.count ?? 0

/** Counting stops here; beyond it the exact number does not matter. */
const MAX_INSPECTED = 100_000

/** Counts of all tabs under a filter, in one query. */
export async function tallyTabs(db: MerchantDb, conditions: readonly ProductCondition[]): Promise<TabCount[]> {
  const { rows } = await sql<{ counts: string[] }>`
    select tally_products(${jsonText(conditions)}::jsonb, ${MAX_INSPECTED}) as counts`.execute(db.q)
  const counts = rows[0]?.counts ?? []
  return countedTabs.map((type) => ({ type, count: Number(counts[type - 1] ?? 0) }))
}

/** Folds deltas of a merchant into its counters; how many there were. */
export async function foldTabCounts(db: PlatformDb, merId: number): Promise<number> {
  const due = await takeDeltas(db, 'product_tab_delta', merId)
  await addToCounters(db, { table: 'product_tab_count', keys: ['tab'] }, merId, due)
  return due.length
}
