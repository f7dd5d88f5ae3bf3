import { addDays, startOfDay } from '@zhanggui/domain/kernel/shop-day'
import { type RawBuilder, sql } from 'kysely'
import type { MerchantDb } from './merchant-db.ts'

/** Below this many rows it is cheaper to walk over them than to look for the day. */
export const NEAR = 2000

export interface DayStart {
  /** The end of the day in which the page begins. */
  readonly before: Date
  /** How many rows of that day come before the page. */
  readonly skipped: number
}

/**
 * Where a far page of a list begins that shows the newest first, so that nobody walks over all rows before it. `counters`
 * selects `day` (yyyymmdd in the shop's zone) and `count`, each day as often as it likes. Undefined behind the last row.
 */
export async function findDayStart(
  db: MerchantDb,
  counters: RawBuilder<unknown>,
  offset: number,
): Promise<DayStart | undefined> {
  const { rows } = await sql<{ day: number; newer: number }>`select day, newer from (
      select day, sum(count) as count, (sum(sum(count)) over (order by day desc) - sum(count))::bigint as newer
      from (${counters}) as counted group by day) as days
    where newer + count > ${offset} order by day desc limit 1`.execute(db.q)
  const [found] = rows
  return found && { before: startOfDay(addDays(found.day, 1)), skipped: offset - found.newer }
}
