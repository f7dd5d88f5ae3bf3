import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { prepared } from '#platform/db/prepared'

const giftsOf = prepared(({ q, merId }, orderNo: string) =>
  q
    .selectFrom('order_line as line')
    .innerJoin('product_coupon as link', (join) =>
      join.on('link.mer_id', '=', merId).onRef('link.product_id', '=', 'line.product_id'),
    )
    .innerJoin('coupon as c', (join) => join.on('c.mer_id', '=', merId).onRef('c.id', '=', 'link.coupon_id'))
    .select('c.id')
    .distinct()
    .where('line.mer_id', '=', merId)
    .where('line.order_id', '=', (order) =>
      order.selectFrom('shop_order').select('id').where('mer_id', '=', merId).where('order_no', '=', orderNo),
    )
    .where('c.deleted_at', 'is', null)
    .where(sql<boolean>`c.is_open and c.receive_type = 2`)
    .orderBy('c.id'),
)

/** The open coupons that come with the goods of an order, by id so that everybody locks them in the same order. */
export async function findGifts(db: MerchantDb, orderNo: string): Promise<number[]> {
  const rows = await giftsOf(db, orderNo)
  return rows.map(({ id }) => id)
}
