import { parseDateLimit } from '@zhanggui/domain/kernel/date-range'
import type { PhoneSearch } from '@zhanggui/domain/user/buyer-search'
import { type RawBuilder, sql } from 'kysely'

/** Case-insensitive substring match; wildcards in the text are escaped. */
export const contains = (column: string, typed: string): RawBuilder<boolean> =>
  sql<boolean>`strpos(lower(${sql.ref(column)}), lower(${typed})) > 0`

/** Whether a column holds this phone, or one that ends so. */
export const isPhone = (column: string, { tail, whole }: PhoneSearch): RawBuilder<boolean> =>
  whole === undefined
    ? sql<boolean>`right(${sql.ref(column)}, 4) = ${tail}`
    : sql<boolean>`${sql.ref(column)} = ${whole}`

/** Whether a column's instant is within the filter's date range; undefined without a range. */
export function within(column: string, dateLimit: string, now: Date): RawBuilder<boolean> | undefined {
  const range = parseDateLimit(dateLimit, now)
  return range && sql<boolean>`${sql.ref(column)} >= ${range.from} and ${sql.ref(column)} < ${range.until}`
}
