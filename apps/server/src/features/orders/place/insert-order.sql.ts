import type { MerchantDb } from '#platform/db/merchant-db'
import type { OrderLine, ShopOrder } from '#platform/db/schema'
import type { Insertable } from 'kysely'

export async function insertOrder(
  db: MerchantDb,
  order: Omit<Insertable<ShopOrder>, 'mer_id'>,
  lines: readonly Omit<Insertable<OrderLine>, 'mer_id' | 'order_id' | 'position'>[],
) {
  await db.q
    .insertInto('shop_order')
    .values({ ...order, mer_id: db.merId })
    .execute()
  await db.q
    .insertInto('order_line')
    .values(lines.map((line, position) => ({ ...line, mer_id: db.merId, order_id: order.id, position })))
    .execute()
}
