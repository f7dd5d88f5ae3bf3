import type { Page, PageQuery } from '@zhanggui/contract/kernel/shapes'

/** Long lists are counted up to here, so that the cost does not grow with the table. */
export const MAX_COUNTED = 10_000

export interface PageWindow {
  readonly page: number
  readonly limit: number
  readonly offset: number
}

/** Absent means the first page with 20 rows. */
export function pageWindow({ page = 1, limit = 20 }: PageQuery): PageWindow {
  return { page, limit, offset: (page - 1) * limit }
}

export type Total = Pick<Page<unknown>, 'total' | 'isPartial'>

/** Of a count that looked for one more than `most`. */
export const cappedTotal = (counted: number, most: number): Total =>
  counted > most ? { total: most, isPartial: true } : { total: counted }

export const pageFrom = <T>({ page, limit }: PageWindow, found: Total & { list: T[] }): Page<T> => ({
  page,
  limit,
  totalPage: Math.ceil(found.total / limit),
  ...found,
})

export const mapPage = <T, U>(page: Page<T>, to: (row: T) => U): Page<U> => ({ ...page, list: page.list.map(to) })
