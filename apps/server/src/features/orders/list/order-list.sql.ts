import type { OrderLine, OrderRow } from '@zhanggui/contract/order/order-fields'
import { type OrderTab, orderTab } from '@zhanggui/domain/order/order-codes'
import { sql } from 'kysely'
import { findDayStart, NEAR } from '#platform/db/day-start'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { PageWindow } from '#platform/db/page-window'
import { dayCountersOf } from '../counts/order-day-count.sql.ts'
import { countTab } from './order-count.sql.ts'
import { numberOf } from './order-filter.sql.ts'

const hour = (column: string) => sql`lpad((${sql.ref(column)} / 60)::text, 2, '0') || ':00'`
/** 2026-11-20 09:00-12:00; slots begin and end at whole hours. */
const deliveryTime = sql`coalesce(to_char(to_date(o.delivery_day::text, 'YYYYMMDD'), 'YYYY-MM-DD') || ' '
  || ${hour('o.delivery_start')} || '-' || ${hour('o.delivery_end')}, '')`

/** An order `o` with its buyer `s`. Its level is that of a part of a checkout. */
export const rowColumns = sql`o.id, o.order_no as "orderNo", o.status, o.refund_status as "refundStatus",
  o.cancelled_by as "cancelStatus", o.type, o.goods_kind as "secondType", o.shipping_type as "shippingType",
  o.group_buy as "groupBuyRecordStatus", o.is_deleted_by_buyer as "isUserDel", o.is_deleted_by_shop as "isDel",
  o.has_buyer_refund as "userRefundSign", o.open_refunds as "openRefunds", o.pay_fen as "payPrice",
  o.pay_type as "payType", o.pieces as "totalNum", o.uid, coalesce(s.nickname, '') as "nickName",
  coalesce(s.is_closed, false) as "isLogoff", 1 as level, o.remark as "merchantRemark",
  o.buyer_remark as "userRemark", o.created_at as "createTime", o.paid_at as "payTime", o.due_at as "dueTime",
  ${deliveryTime} as "deliveryTime", o.version`

/** A literal, so that the partial index of all tabs is used. */
const inTab = (tab: OrderTab) => (tab === orderTab.is.all ? sql`tab > 0` : sql`tab = ${sql.lit(numberOf(tab))}`)

const withBuyer = (db: MerchantDb) => sql`shop_order o left join shopper s on s.mer_id = ${db.merId} and s.uid = o.uid`

const lineColumns = sql`id, product_id as "productId", sku_id as "attrValueId", product_name as "productName", image,
  sku_label as sku, unit_price_fen as price, pieces as "payNum", shipped as "deliveryNum", applied as "applyRefundNum",
  refunded as "refundNum", applied_unsent as "applyUnsentNum", refunded_unsent as "refundUnsentNum", pay_fen as "payPrice", refunded_fen as "refundPrice", is_reviewed as "isReply"`

/** With its lines: a second statement would see other orders when one comes in between. */
const wholeRow = (db: MerchantDb) => sql`${rowColumns}, (select coalesce(json_agg(line), '[]') from (
    select ${lineColumns} from order_line where mer_id = ${db.merId} and order_id = o.id order by position
  ) as line) as "infoResponseList"`

/** In the order of the ids. */
export async function listByIds(db: MerchantDb, ids: readonly number[]): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`select ${wholeRow(db)} from ${withBuyer(db)}
    where o.mer_id = ${db.merId} and o.id = any (${ids}::bigint[])
    order by array_position(${ids}::bigint[], o.id)`.execute(db.q)
  return rows
}

/** The page of a whole tab and how many stand in it. A far page begins at the day that the counters say. */
export async function listTab(db: MerchantDb, tab: OrderTab, { limit, offset }: PageWindow) {
  const start = offset < NEAR ? undefined : await findDayStart(db, dayCountersOf(db, tab), offset)
  const total = countTab(db, tab)
  if (offset >= NEAR && !start) return { list: [], total: await total }
  const until = start ? sql`and created_at < ${start.before}` : sql``
  const page = sql`select id from shop_order where mer_id = ${db.merId} and ${inTab(tab)} ${until}
    order by created_at desc, id desc limit ${limit} offset ${start?.skipped ?? offset}`
  const { rows: list } = await sql<OrderRow>`select ${wholeRow(db)} from ${withBuyer(db)}
    where o.mer_id = ${db.merId} and o.id = any (array(${page}))
    order by o.created_at desc, o.id desc`.execute(db.q)
  return { list, total: await total }
}

/** Lines of one order in their order. */
export async function listLinesOf(db: MerchantDb, orderId: number): Promise<OrderLine[]> {
  const { rows } = await sql<OrderLine>`select ${lineColumns} from order_line
    where mer_id = ${db.merId} and order_id = ${orderId} order by position`.execute(db.q)
  return rows
}
