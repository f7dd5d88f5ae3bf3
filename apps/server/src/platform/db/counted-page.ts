import type { Page, PageQuery } from '@zhanggui/contract/kernel/shapes'
import { type SelectQueryBuilder, sql } from 'kysely'
import { cappedTotal, pageFrom, pageWindow } from './page-window.ts'

/**
 * The requested page of a list and the total, in one round trip. `upTo` caps the count, so that its cost does not
 * grow with the table.
 */
export async function countedPage<DB, TB extends keyof DB, Row>(
  query: PageQuery,
  found: SelectQueryBuilder<DB, TB, Row>,
  { upTo }: { upTo?: number } = {},
): Promise<Page<Row>> {
  const window = pageWindow(query)
  const all = found.clearSelect().clearOrderBy().select(sql.lit(1).as('one'))
  const foundInAll = sql<number>`(select count(*) from ${upTo === undefined ? all : all.limit(upTo + 1)} as counted)`
  const rowsOf = async (limit: number, offset: number) => {
    const rows = await found.select(foundInAll.as('foundInAll')).limit(limit).offset(offset).execute()
    return rows as (Row & { foundInAll: number })[]
  }
  const rows = await rowsOf(window.limit, window.offset)
  // The total comes with the rows: beyond the last page, read it from the first row.
  const [counted] = rows.length > 0 || window.offset === 0 ? rows : await rowsOf(1, 0)
  const total = counted?.foundInAll ?? 0
  return pageFrom(window, { list: rows, ...(upTo === undefined ? { total } : cappedTotal(total, upTo)) })
}
