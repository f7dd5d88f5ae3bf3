import type { MerchantDb } from '#platform/db/merchant-db'
import type { OrderLine, ShopOrder } from '#platform/db/schema'
import type { Insertable } from 'kysely'

export function insertOrder(
  db: MerchantDb,
  order: Omit<Insertable<ShopOrder>, 'mer_id'>,
  lines: readonly Omit<Insertable<OrderLine>, 'mer_id' | 'order_id' | 'position'>[],
) {
  const head = db.q.insertInto('shop_order').values({ ...order, mer_id: db.merId })
  const rows = lines.map((line, position) => ({ ...line, mer_id: db.merId, order_id: order.id, position }))
  db.sendAlong(head.execute())
  db.sendAlong(db.q.insertInto('order_line').values(rows).execute())
}
