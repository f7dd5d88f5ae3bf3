import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { SheetOrder, shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import type { SheetKind } from '@zhanggui/domain/order/desk/desk-codes'
import type { Pick } from '@zhanggui/domain/order/desk/pick-list'
import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import { countedPage } from '#platform/db/counted-page'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { goesThere } from '../waybills/waybill.sql.ts'

/** An order that has no sheet of its own: it is on the label of the one whose box it goes in. */
export interface BoxedOrder {
  readonly orderId: number
  readonly boxOf: number
}

interface NewRun {
  readonly id: number
  readonly kind: SheetKind
  readonly orderIds: readonly number[]
  readonly boxed: readonly BoxedOrder[]
  readonly reprints: number
  readonly picks: readonly Pick[]
  readonly adminId: number
}

export async function insertRun(db: MerchantDb, { id, kind, orderIds, boxed, ...run }: NewRun, now: Date) {
  const { reprints, picks, adminId } = run
  const sheets = [...orderIds.map((orderId) => ({ orderId, boxOf: null })), ...boxed]
  await db.q
    .insertInto('print_run')
    .values({
      mer_id: db.merId,
      id,
      kind,
      orders: sheets.length,
      reprints,
      picks: JSON.stringify(picks),
      created_by: adminId,
      created_at: now,
    })
    .execute()
  await db.q
    .insertInto('print_run_order')
    .values(
      sheets.map(({ orderId, boxOf }, position) => ({
        mer_id: db.merId,
        run_id: id,
        order_id: orderId,
        position,
        in_box_of: boxOf,
      })),
    )
    .execute()
}

/** Those of these orders that have a label to print. */
export async function listLabelled(db: MerchantDb, orderIds: readonly number[]): Promise<number[]> {
  const rows = await db.q
    .selectFrom('waybill as w')
    .innerJoin('shop_order as o', (join) => join.on('o.mer_id', '=', db.merId).onRef('o.id', '=', 'w.order_id'))
    .select('w.order_id as orderId')
    .distinct()
    .where('w.mer_id', '=', db.merId)
    .where('w.order_id', '=', anyOf(orderIds))
    .where('w.tracking_number', '<>', '')
    .where('w.cancel_asked_at', 'is', null)
    .where(goesThere)
    .execute()
  return rows.map(({ orderId }) => orderId)
}

const runFilter: FilterSql<FilterOf<typeof shipDeskApi.prints>> = { kind: (kind) => sql`r.kind = ${kind}` }

export const listRuns = (db: MerchantDb, query: PageQuery & FilterOf<typeof shipDeskApi.prints>) =>
  countedPage(
    query,
    db.q
      .selectFrom('print_run as r')
      .leftJoin('admin as a', (join) => join.on('a.mer_id', '=', db.merId).onRef('a.id', '=', 'r.created_by'))
      .select(['r.id', 'r.orders', 'r.reprints', 'r.created_at as createTime', sql<SheetKind>`r.kind`.as('kind')])
      .select(sql<string>`coalesce(a.real_name, '')`.as('adminName'))
      .where('r.mer_id', '=', db.merId)
      .where(passes(runFilter, query))
      .orderBy('r.id', 'desc'),
  )

export const findRun = (db: MerchantDb, id: number) =>
  db.q
    .selectFrom('print_run as r')
    .leftJoin('admin as a', (join) => join.on('a.mer_id', '=', db.merId).onRef('a.id', '=', 'r.created_by'))
    .select(['r.id', 'r.orders as orderCount', 'r.created_at as printTime', sql<SheetKind>`r.kind`.as('kind')])
    .select([sql<Pick[]>`r.picks`.as('picks'), sql<string>`coalesce(a.real_name, '')`.as('operatorName')])
    .where('r.mer_id', '=', db.merId)
    .where('r.id', '=', id)
    .executeTakeFirst()

/** Everything of an order that is not refunded. */
const goodsOf = (db: MerchantDb, orderId: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object('productName', l.product_name, 'sku', l.sku_label,
    'num', l.pieces - l.refunded - l.applied) order by l.position), '[]')
  from order_line l where l.mer_id = ${db.merId} and l.order_id = ${orderId} and l.pieces > l.refunded + l.applied)`

/** What goes in the box of the order `o` besides. */
const boxedWith = (db: MerchantDb, runId: number) => sql`(
  select coalesce(json_agg(json_build_object('orderNo', other.order_no, 'goods', ${goodsOf(db, sql`other.id`)})
    order by also.position), '[]')
  from print_run_order also join shop_order other on other.mer_id = ${db.merId} and other.id = also.order_id
  where also.mer_id = ${db.merId} and also.run_id = ${runId} and also.in_box_of = o.id)`

/** What stands on slips and labels: the goods, and the latest number. */
export async function listSheets(db: MerchantDb, runId: number, kind: SheetKind): Promise<SheetOrder[]> {
  const { rows } = await sql<SheetOrder>`select o.order_no as "orderNo", o.created_at as "createTime",
      coalesce(w.receiver ->> 'name', o.receiver_name) as "realName",
      coalesce(w.receiver ->> 'phone', o.receiver_phone) as "userPhone",
      coalesce(w.receiver ->> 'address', o.receiver_address) as "userAddress", o.buyer_remark as "userRemark",
      ${goodsOf(db, sql`o.id`)} as goods, ${boxedWith(db, runId)} as boxed,
      coalesce(w.express_name, '') as "expressName", coalesce(w.tracking_number, '') as "trackingNumber",
      coalesce(w.routing_code, '') as "routingCode", coalesce(w.hub_name, '') as "hubName",
      coalesce(w.sender, '{"name":"","phone":"","address":""}') as sender,
      (select count(*)::int from print_run_order b join print_run r on r.mer_id = ${db.merId} and r.id = b.run_id
        where b.mer_id = ${db.merId} and b.order_id = o.id and b.in_box_of is null and r.kind = ${kind}
          and r.id < ${runId}) as "printedBefore"
    from print_run_order sheet join shop_order o on o.mer_id = ${db.merId} and o.id = sheet.order_id
      left join lateral (select w.* from waybill w where w.mer_id = ${db.merId} and w.order_id = o.id
        and w.tracking_number <> '' and w.cancel_asked_at is null and ${kind} = 'label' and ${goesThere}
        order by w.id desc limit 1) w on true
    where sheet.mer_id = ${db.merId} and sheet.run_id = ${runId} and sheet.in_box_of is null
    order by sheet.position`.execute(db.q)
  return rows
}
