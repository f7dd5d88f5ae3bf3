import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { waybillApi } from '@zhanggui/contract/order/waybill'
import { WAYBILL_DAYS, type WaybillState, waybillState } from '@zhanggui/domain/order/desk/waybill-state'
import { sql } from 'kysely'
import { contains, within } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { MAX_COUNTED } from '#platform/db/page-window'
import { isUsed } from './waybill.sql.ts'

type TabFilter = FilterOf<typeof waybillApi.tabs>
type ListFilter = FilterOf<typeof waybillApi.list>

/** `stateOfWaybill`, for many at once. */
const stateOf = (db: MerchantDb) => sql<WaybillState>`(case when w.cancelled_at is not null then 'cancelled'
  when w.cancel_asked_at is not null then 'cancelling' when w.tracking_number = '' then 'asked'
  when ${isUsed(db)} then 'used' else 'unused' end)`

const tabFilter = (now: Date): FilterSql<TabFilter> => ({
  trackingNumber: (number) => sql`w.tracking_number = ${number}`,
  orderNo: (no) => contains('o.order_no', no),
  expressCode: (code) => sql`w.express_code = ${code}`,
  dateLimit: (limit) => within('w.created_at', limit, now),
})

const waybills = (db: MerchantDb, now: Date) =>
  db.q
    .selectFrom('waybill as w')
    .innerJoin('shop_order as o', (join) => join.on('o.mer_id', '=', db.merId).onRef('o.id', '=', 'w.order_id'))
    .where('w.mer_id', '=', db.merId)
    .where('w.created_at', '>', new Date(now.getTime() - WAYBILL_DAYS * 24 * 3600_000))

/** The latest first. */
export function listWaybills(db: MerchantDb, query: PageQuery & ListFilter, now: Date) {
  const listFilter: FilterSql<ListFilter> = {
    ...tabFilter(now),
    state: (state) => sql`${stateOf(db)} = ${state}`,
  }
  const rows = waybills(db, now)
    .leftJoin('admin as a', (join) => join.on('a.mer_id', '=', db.merId).onRef('a.id', '=', 'w.created_by'))
    .leftJoin('admin as c', (join) => join.on('c.mer_id', '=', db.merId).onRef('c.id', '=', 'w.cancelled_by'))
    .select(['w.id', 'o.order_no as orderNo', 'w.express_name as expressName', 'w.tracking_number as trackingNumber'])
    .select(['w.created_at as createTime', 'w.cancelled_at as cancelTime', 'w.cancel_error as cancelError'])
    .select([stateOf(db).as('state'), sql<string>`coalesce(a.real_name, '')`.as('adminName')])
    .select(sql<string>`coalesce(c.real_name, '')`.as('cancelName'))
    .where(passes(listFilter, query))
    .orderBy('w.created_at', 'desc')
    .orderBy('w.id', 'desc')
  return countedPage(query, rows, { upTo: MAX_COUNTED })
}

export async function countWaybills(db: MerchantDb, filter: TabFilter, now: Date) {
  const found = waybills(db, now)
    .where(passes(tabFilter(now), filter))
    .select(stateOf(db).as('state'))
  const per = waybillState.codes.map((state) => sql<number>`count(*) filter (where found.state = ${state})`.as(state))
  return db.q
    .selectFrom(found.as('found'))
    .select((eb) => [eb.fn.countAll<number>().as('all'), ...per])
    .executeTakeFirstOrThrow()
}
