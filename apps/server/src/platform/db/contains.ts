import { parseDateLimit } from '@zhanggui/domain/kernel/date-range'
import { type RawBuilder, sql } from 'kysely'

/** Whether a column contains what somebody typed, whatever the case; nothing in it is a wildcard. */
export const contains = (column: string, typed: string): RawBuilder<boolean> =>
  sql<boolean>`strpos(lower(${sql.ref(column)}), lower(${typed})) > 0`

/** Whether a column's instant lies in the days that a filter names; undefined where it names none. */
export function within(column: string, dateLimit: string, now: Date): RawBuilder<boolean> | undefined {
  const range = parseDateLimit(dateLimit, now)
  return range && sql<boolean>`${sql.ref(column)} >= ${range.from} and ${sql.ref(column)} < ${range.until}`
}
