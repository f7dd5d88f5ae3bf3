import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { Page } from '@zhanggui/contract/kernel/shapes'
import type { orderApi } from '@zhanggui/contract/order/order'
import type { OrderRow } from '@zhanggui/contract/order/order-fields'
import type { MerchantDb } from '#platform/db/merchant-db'
import { pageFrom, pageWindow } from '#platform/db/page-window'
import type { StaffContext } from '#platform/http/route'
import { countOrderTabs } from '../counts/order-day-count.sql.ts'
import { checkTeamFilter } from './check-team-filter.sql.ts'
import { countTab, tallyTabs } from './order-count.sql.ts'
import { findOrders, orderConditions, type OrderFilter } from './order-filter.sql.ts'
import { listByIds, listTab } from './order-list.sql.ts'

type Query = InputOf<typeof orderApi.list>

/** Unfiltered tabs have exact counters; filtered ones are counted up to a limit. */
export async function listOrders({ db, now }: StaffContext, query: Query): Promise<Page<OrderRow>> {
  const window = pageWindow(query)
  return pageFrom(window, await findPage(db, query, now))
}

async function findPage(db: MerchantDb, query: Query, now: Date) {
  await checkTeamFilter(db, query)
  const conditions = orderConditions(db, query, now)
  const isNewestFirst = query.sort === undefined || query.sort === '-createTime'
  if (conditions.length === 0 && isNewestFirst) return listTab(db, query.status, pageWindow(query))
  const { ids, ...counted } = await findOrders(db, query.status, conditions, pageWindow(query), query.sort)
  const list = await listByIds(db, ids)
  return { list, ...(conditions.length === 0 ? { total: await countTab(db, query.status) } : counted) }
}

export async function countInTabs({ db, now }: StaffContext, filter: InputOf<typeof orderApi.tabs>) {
  await checkTeamFilter(db, filter)
  const conditions = orderConditions(db, filter, now)
  const counts =
    conditions.length === 0 ? { ...(await countOrderTabs(db)), isPartial: false } : await tallyTabs(db, conditions)
  // The wire has a word of its own for the count of this tab.
  const { awaitVerification: verification, ...others } = counts
  return { ...others, verification }
}

/** The numbers of the orders that a list under this filter shows, up to `most`. */
export async function findMatchingOrders(db: MerchantDb, filter: OrderFilter, now: Date, most: number) {
  const { status, ...narrowing } = filter
  await checkTeamFilter(db, narrowing)
  return (await findOrders(db, status, orderConditions(db, narrowing, now), { limit: most, offset: 0 })).ids
}
