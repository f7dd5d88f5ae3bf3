import type { DeskOrder } from '@zhanggui/contract/order/ship-desk'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'
import { goesThere, isUsed } from './waybills/waybill.sql.ts'

const left = sql`pieces - shipped - refunded_unsent - applied_unsent`

/** What is still to be sent of the order `o`. */
const goodsLeft = (db: MerchantDb) => sql`(select coalesce(json_agg(line order by line.position), '[]') from (
    select id, product_id as "productId", sku_id as "skuId", product_name as "productName", sku_label as sku, image,
      position, ${left} as num
    from order_line where mer_id = ${db.merId} and order_id = o.id and ${left} > 0
  ) as line)`

/** How often a sheet of each kind was printed for the order `o`. */
const printed = (db: MerchantDb) => sql`(select json_build_object(
    'pick', count(*) filter (where run.kind = 'pick'), 'slip', count(*) filter (where run.kind = 'slip'),
    'label', count(*) filter (where run.kind = 'label'))
  from print_run_order sheet join print_run run on run.mer_id = ${db.merId} and run.id = sheet.run_id
  where sheet.mer_id = ${db.merId} and sheet.order_id = o.id and sheet.in_box_of is null)`

/** The latest number that was got for the order `o`, for where it goes now, and that no parcel has. */
const waybillLeft = (db: MerchantDb) => sql`(select w.express_code, w.tracking_number from waybill w
  where w.mer_id = ${db.merId} and w.order_id = o.id and w.tracking_number <> '' and w.cancel_asked_at is null
    and ${goesThere} and not ${isUsed(db)}
  order by w.id desc limit 1)`

/** Orders with where they go, in the order of the ids. */
export async function listDeskOrders(db: MerchantDb, ids: readonly number[]): Promise<DeskOrder[]> {
  const { rows } =
    await sql<DeskOrder>`select o.id, o.order_no as "orderNo", o.status, o.refund_status as "refundStatus",
      o.cancelled_by as "cancelStatus", o.type, o.goods_kind as "secondType", o.shipping_type as "shippingType",
      o.group_buy as "groupBuyRecordStatus", o.is_deleted_by_buyer as "isUserDel", o.is_deleted_by_shop as "isDel",
      o.has_buyer_refund as "userRefundSign", o.open_refunds as "openRefunds", o.receiver_name as "realName",
      o.receiver_phone as "userPhone", o.receiver_address as "userAddress", coalesce(s.nickname, '') as "nickName",
      coalesce(s.is_closed, false) as "isLogoff", o.buyer_remark as "userRemark", o.remark as "merchantRemark",
      o.created_at as "createTime", o.due_at as "dueTime", ${goodsLeft(db)} as goods,
      coalesce(w.express_code, '') as "waybillCode", coalesce(w.tracking_number, '') as "waybillNumber",
      ${printed(db)} as printed
    from shop_order o left join shopper s on s.mer_id = ${db.merId} and s.uid = o.uid
      left join lateral ${waybillLeft(db)} w on true
    where o.mer_id = ${db.merId} and o.id = any (${ids}::bigint[]) and not o.is_deleted_by_shop
    order by array_position(${ids}::bigint[], o.id)`.execute(db.q)
  return rows
}

/** Numbers and ids of the shop's own orders. */
const named = (db: MerchantDb) =>
  db.q
    .selectFrom('shop_order')
    .select(['id', 'order_no as orderNo'])
    .where('mer_id', '=', db.merId)
    .where('is_deleted_by_shop', '=', false)

export const listByNumbers = (db: MerchantDb, orderNos: readonly string[]) =>
  named(db).where('order_no', '=', anyOf(orderNos)).execute()

export const listNumbers = (db: MerchantDb, ids: readonly number[]) => named(db).where('id', '=', anyOf(ids)).execute()

/** Parcels on their way that have one of these numbers already. */
export const listUsedNumbers = (db: MerchantDb, numbers: readonly string[]) =>
  db.q
    .selectFrom('shipment as p')
    .innerJoin('shop_order as o', (join) => join.on('o.mer_id', '=', db.merId).onRef('o.id', '=', 'p.order_id'))
    .select(['p.express_code as expressCode', 'p.tracking_number as trackingNumber', 'p.parcel_id as parcelId'])
    .select(['o.id as orderId', 'o.order_no as orderNo'])
    .where('p.mer_id', '=', db.merId)
    .where('p.tracking_number', '=', anyOf(numbers))
    .where('p.tracking_number', '<>', '')
    .where('p.voided_at', 'is', null)
    .execute()

/** Whoever ships with this number does so after the caller has ended. */
export const lockNumber = (db: MerchantDb, trackingNumber: string) =>
  sql`select pg_advisory_xact_lock(hashtext('tracking_number ' || ${trackingNumber}), ${db.merId}::int)`.execute(db.q)
