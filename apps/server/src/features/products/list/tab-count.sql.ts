import { type ProductTab, productTab } from '@zhanggui/domain/product/product-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { PlatformDb } from '#platform/db/platform-db'
import { jsonText } from '../json-text.ts'
import type { ProductCondition } from './product-filter.sql.ts'

interface TabCount {
  readonly type: ProductTab
  readonly count: number
}

/** All products of the merchant by tab: what was folded, and what has changed since. */
export async function countTabs(db: MerchantDb): Promise<TabCount[]> {
  const { rows } = await sql<{ tab: number; count: number }>`select tab, sum(count)::bigint as count from (
      select tab, count from product_tab_count where mer_id = ${db.merId}
      union all select tab, delta from product_tab_delta where mer_id = ${db.merId}) as counted
    group by tab`.execute(db.q)
  const counts = new Map(rows.map(({ tab, count }) => [tab, count]))
  return productTab.codes.map((type) => ({ type, count: counts.get(type) ?? 0 }))
}

/** One of them, as a part of another query. */
export const countOf = (db: MerchantDb, tab: ProductTab) => sql<number>`(select coalesce(sum(count), 0)::bigint from (
    select count from product_tab_count where mer_id = ${db.merId} and tab = ${tab}
    union all select delta from product_tab_delta where mer_id = ${db.merId} and tab = ${tab}) as counted)`

export const countTab = async (db: MerchantDb, tab: ProductTab): Promise<number> =>
  (await sql<{ count: number }>`select ${countOf(db, tab)} as count`.execute(db.q)).rows[0]?.count ?? 0

/** More than anybody reads a number of; beyond it counts only say that there are many. */
const MOST_LOOKED_AT = 100_000

/** Of what a filter leaves, all tabs in one look. */
export async function tallyTabs(db: MerchantDb, conditions: readonly ProductCondition[]): Promise<TabCount[]> {
  const { rows } = await sql<{ counts: string[] }>`
    select tally_products(${jsonText(conditions)}::jsonb, ${MOST_LOOKED_AT}) as counts`.execute(db.q)
  const counts = rows[0]?.counts ?? []
  return productTab.codes.map((type) => ({ type, count: Number(counts[type - 1] ?? 0) }))
}

const MOST_FOLDED = 20_000

/**
 * Adds what has changed to the counts, in one statement: whoever reads meanwhile sees it in one place or the other. In
 * the order of the keys and past what another node folds, so that two never wait for each other. Tells how many.
 */
export async function foldTabCounts(db: PlatformDb): Promise<number> {
  const { rows } = await sql<{ folded: number }>`with due as (
      select mer_id, id from product_tab_delta order by mer_id, id limit ${MOST_FOLDED} for update skip locked),
    folded as (
      delete from product_tab_delta d using due where d.mer_id = due.mer_id and d.id = due.id
      returning d.mer_id, d.tab, d.delta),
    sums as (select mer_id, tab, sum(delta)::bigint as delta from folded group by mer_id, tab order by mer_id, tab),
    written as (
      insert into product_tab_count (mer_id, tab, count) select mer_id, tab, delta from sums
      on conflict (mer_id, tab) do update set count = product_tab_count.count + excluded.count)
    select count(*) as folded from folded`.execute(db.q)
  return rows[0]?.folded ?? 0
}
