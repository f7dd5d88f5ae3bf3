import type { Page, PageQuery } from '@zhanggui/contract/kernel/shapes'
import { type SelectQueryBuilder, sql } from 'kysely'
import { pageFrom, pageWindow } from './page-window.ts'

/**
 * The page of a list that the query asks for and how much there is in all, in one round trip. `upTo` stops the counting,
 * so that it costs the same whatever the history holds.
 */
export async function countedPage<DB, TB extends keyof DB, Row>(
  query: PageQuery,
  found: SelectQueryBuilder<DB, TB, Row>,
  { upTo }: { upTo?: number } = {},
): Promise<Page<Row>> {
  const window = pageWindow(query)
  const all = found.clearSelect().clearOrderBy().select(sql.lit(1).as('one'))
  const foundInAll = sql<number>`(select count(*) from ${upTo === undefined ? all : all.limit(upTo)} as counted)`
  const rowsOf = async (limit: number, offset: number) => {
    const rows = await found.select(foundInAll.as('foundInAll')).limit(limit).offset(offset).execute()
    return rows as (Row & { foundInAll: number })[]
  }
  const rows = await rowsOf(window.limit, window.offset)
  // A page without rows says nothing of those before it.
  const [counted] = rows.length > 0 || window.offset === 0 ? rows : await rowsOf(1, 0)
  return pageFrom(window, { list: rows, total: counted?.foundInAll ?? 0 })
}
