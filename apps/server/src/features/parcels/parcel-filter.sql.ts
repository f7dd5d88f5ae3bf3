import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { parcelApi } from '@zhanggui/contract/order/parcel'
import { parcelTab } from '@zhanggui/domain/order/parcel/parcel-watch-codes'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import { contains, within } from '#platform/db/contains'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'

export type ParcelFilter = FilterOf<typeof parcelApi.list>
export type TabFilter = FilterOf<typeof parcelApi.tabs>

/** Parcels with their shipments and orders. */
const parcels = (db: MerchantDb) =>
  db.q
    .selectFrom('tracked_shipment as t')
    .innerJoin('shipment as s', (join) =>
      join.on('s.mer_id', '=', db.merId).onRef('s.order_id', '=', 't.order_id').onRef('s.id', '=', 't.shipment_id'),
    )
    .innerJoin('shop_order as o', (join) => join.on('o.mer_id', '=', db.merId).onRef('o.id', '=', 't.order_id'))
    .leftJoin('order_mark as k', (join) =>
      join.on('k.mer_id', '=', db.merId).on('k.kind', '=', 'order').onRef('k.ref_id', '=', 't.order_id'),
    )
    .where('t.mer_id', '=', db.merId)
    .where('o.is_deleted_by_shop', '=', false)

export const isOpen = sql<boolean>`(t.problem is not null and t.handled_at is null)`
export const isHandled = sql<boolean>`(t.problem is not null and t.handled_at is not null)`

const tabFilter = (now: Date): FilterSql<TabFilter> => ({
  trackingNumber: (number) => sql`s.tracking_number = ${number}`,
  orderNo: (no) => contains('o.order_no', no),
  expressCode: (code) => sql`s.express_code = ${code}`,
  state: (state) => sql`t.state = ${state}`,
  assigneeId: (id) => sql`coalesce(k.assignee_id, 0) = ${id}`,
  dateLimit: (limit) => within('t.sent_at', limit, now),
})

const listFilter = (now: Date): FilterSql<ParcelFilter> => ({
  ...tabFilter(now),
  tab: (tab) => {
    const { all, open, handled } = parcelTab.is
    if (tab === all) return undefined
    if (tab === handled) return isHandled
    return tab === open ? isOpen : sql`(${isOpen} and t.problem = ${tab})`
  },
})

export const findParcels = (db: MerchantDb, filter: ParcelFilter, now: Date) =>
  parcels(db).where(passes(listFilter(now), filter))

export const parcelsInTabs = (db: MerchantDb, filter: TabFilter, now: Date) =>
  parcels(db).where(passes(tabFilter(now), filter))

/** As the tab of the list counts them. */
export async function countOpenProblems(db: MerchantDb): Promise<number> {
  const { count } = await parcels(db)
    .where(isOpen)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Those of the parcels, by the number of their shipment, whose problem nobody has taken care of. */
export async function keepOpenProblems(db: MerchantDb, shipmentIds: readonly string[]): Promise<string[]> {
  const rows = await parcels(db)
    .where(isOpen)
    .where('t.shipment_id', '=', anyOf(shipmentIds.map(Number)))
    .select('t.shipment_id as id')
    .execute()
  return rows.map(({ id }) => String(id))
}
