import { parseShopTime } from '@zhanggui/domain/kernel/shop-time'
import { type OrderTab, orderTab } from '@zhanggui/domain/order/order-codes'
import { tabNumber } from '@zhanggui/domain/order/order-tabs'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { conditionsText, numberOf, type OrderCondition } from './order-filter.sql.ts'

const DAY = 86_400_000
/** Counting stops here; beyond it the exact number does not matter. */
const MAX_INSPECTED = 100_000

/** The folded counters and what has changed since, of one tab or of all. */
const counted = (db: MerchantDb, tab: OrderTab) => {
  const inTab = tab === orderTab.is.all ? sql`tab > 0` : sql`tab = ${numberOf(tab)}`
  return sql`(select tab, day, count from order_day_count where mer_id = ${db.merId} and ${inTab}
    union all select tab, day, delta from order_day_delta where mer_id = ${db.merId} and ${inTab}) as counted`
}

export async function countTab(db: MerchantDb, tab: OrderTab): Promise<number> {
  const { rows } = await sql<{ count: number }>`select coalesce(sum(count), 0)::bigint as count
    from ${counted(db, tab)}`.execute(db.q)
  return rows[0]?.count ?? 0
}

/** The wire has a word of its own for the count of one tab. */
const wireName = (tab: OrderTab) => (tab === orderTab.is.toVerify ? 'verification' : tab)

function toCounts(all: number, countOf: (tab: number) => number) {
  const others = Object.entries(tabNumber) as [keyof typeof tabNumber, number][]
  return Object.fromEntries([['all', all], ...others.map(([tab, no]) => [wireName(tab), countOf(no)])]) as Record<
    Exclude<OrderTab, typeof orderTab.is.toVerify> | 'verification',
    number
  >
}

export async function countTabs(db: MerchantDb) {
  const { rows } = await sql<{ tab: number; count: number }>`select tab, sum(count)::bigint as count
    from ${counted(db, orderTab.is.all)} group by tab`.execute(db.q)
  const counts = new Map(rows.map(({ tab, count }) => [tab, count]))
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  return toCounts(all, (tab) => counts.get(tab) ?? 0)
}

/** Counts of all tabs under a filter, in one query. */
export async function tallyTabs(db: MerchantDb, conditions: readonly OrderCondition[]) {
  const { rows } = await sql<{ counts: string[] }>`
    select tally_orders(${conditionsText(conditions)}::jsonb, ${MAX_INSPECTED}) as counts`.execute(db.q)
  const counts = (rows[0]?.counts ?? []).map(Number)
  return toCounts(counts[0] ?? 0, (tab) => counts[tab] ?? 0)
}

/** The end of the day on which so many newer orders have gone by, and how many of that day have to be skipped still. */
export async function findDayStart(
  db: MerchantDb,
  tab: OrderTab,
  offset: number,
): Promise<{ before: Date; skipped: number } | undefined> {
  const { rows } = await sql<{ day: number; newer: number }>`select day, newer from (
      select day, sum(sum(count)) over (order by day desc) as through,
        (sum(sum(count)) over (order by day desc) - sum(count))::bigint as newer
      from ${counted(db, tab)} group by day) as days
    where through > ${offset} order by day desc limit 1`.execute(db.q)
  const found = rows[0]
  if (!found) return undefined
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/.exec(String(found.day)) ?? []
  const start = parseShopTime(`${year}-${month}-${date} 00:00:00`)
  return start && { before: new Date(start.getTime() + DAY), skipped: offset - found.newer }
}
