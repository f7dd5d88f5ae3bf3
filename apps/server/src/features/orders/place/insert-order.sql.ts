import { insertRows } from '#platform/db/rows/insert-rows'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { OrderLine, ShopOrder } from '#platform/db/schema'
import type { Insertable } from 'kysely'

export function insertOrder(
  db: MerchantDb,
  order: Omit<Insertable<ShopOrder>, 'mer_id'>,
  lines: readonly Omit<Insertable<OrderLine>, 'mer_id' | 'order_id' | 'position'>[],
) {
  const rows = lines.map((line, position) => ({ ...line, mer_id: db.merId, order_id: order.id, position }))
  db.sendAlong(insertRows(db, 'shop_order', [{ ...order, mer_id: db.merId }]))
  db.sendAlong(insertRows(db, 'order_line', rows))
}
