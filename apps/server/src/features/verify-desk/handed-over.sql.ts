import type { HandedOver } from '@zhanggui/contract/order/verify-desk'
import { orderStatus, shippingType } from '@zhanggui/domain/order/order-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

/** Pick-ups that were handed over last, newest first. */
export async function listHandedOver(db: MerchantDb, limit: number): Promise<Omit<HandedOver, 'whyNotUndo'>[]> {
  const { rows } = await sql<Omit<HandedOver, 'whyNotUndo'>>`select o.order_no as "orderNo",
      coalesce(s.nickname, '') as "nickName", coalesce(a.real_name, '') as "clerkName", o.received_at as "verifyTime",
      o.pieces as "totalNum", (select coalesce(json_agg(json_build_object('productName', l.product_name,
          'sku', l.sku_label, 'num', l.pieces - l.refunded) order by l.position), '[]')
        from order_line l where l.mer_id = ${db.merId} and l.order_id = o.id) as goods
    from shop_order o left join shopper s on s.mer_id = ${db.merId} and s.uid = o.uid
      left join admin a on a.mer_id = ${db.merId} and a.id = o.verified_by
    where o.mer_id = ${db.merId} and o.status = ${sql.lit(orderStatus.is.delivered)}
      and o.shipping_type = ${shippingType.is.pickUp} and not o.is_deleted_by_shop
    order by o.received_at desc limit ${limit}`.execute(db.q)
  return rows
}
