import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { capitalFlowApi } from '@zhanggui/contract/finance/capital-flow'
import type { DaySum } from '@zhanggui/domain/finance/bill'
import { type Days, overlap } from '@zhanggui/domain/finance/bill-period'
import { eventOfType, flowEvents } from '@zhanggui/domain/finance/flow-codes'
import { parseDateLimit } from '@zhanggui/domain/kernel/date-range'
import { addDays, startOfDay } from '@zhanggui/domain/kernel/shop-day'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { findFirstDay, sumDays } from '#features/ledger/public'
import type { MerchantDb } from '#platform/db/merchant-db'

export type FlowFilter = FilterOf<typeof capitalFlowApi.list>

/** The filter's days that the books know; undefined where there are none. */
export async function flowDays(db: MerchantDb, { dateLimit }: FlowFilter, now: Date): Promise<Days | undefined> {
  const first = await findFirstDay(db)
  if (first === undefined) return undefined
  const known = { first, last: shopDay(now) }
  const range = dateLimit === undefined || dateLimit === '' ? undefined : parseDateLimit(dateLimit, now)
  if (!range) return known
  return overlap(known, { first: shopDay(range.from), last: addDays(shopDay(range.until), -1) })
}

export const eventsOf = ({ type }: FlowFilter) => (type === undefined ? flowEvents : [eventOfType[type]])

/** What the lines of the filter add up to, by day and event; a filter by number is not about days. */
export const sumFlow = (db: MerchantDb, filter: FlowFilter, days: Days): Promise<DaySum[]> =>
  sumDays(db, days, eventsOf(filter))

interface Start {
  /** Lines from here back. */
  readonly until: Date
  readonly skipped: number
}

/** Where a page begins: the day that holds its first line, and how many lines of that day are newer. */
export function findStart(sums: readonly DaySum[], offset: number): Start | undefined {
  let newer = 0
  for (const { day, journals } of byDay(sums)) {
    if (newer + journals > offset) return { until: startOfDay(addDays(day, 1)), skipped: offset - newer }
    newer += journals
  }
  return undefined
}

function byDay(sums: readonly DaySum[]): { day: number; journals: number }[] {
  const counts = new Map<number, number>()
  for (const { day, journals } of sums) counts.set(day, (counts.get(day) ?? 0) + journals)
  return [...counts].map(([day, journals]) => ({ day, journals })).toSorted((a, b) => b.day - a.day)
}
