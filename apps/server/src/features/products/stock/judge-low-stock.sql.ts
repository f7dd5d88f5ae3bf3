import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

/**
 * Whether each product is low by another alert stock, for whoever holds the shop's row. All products are locked first: an
 * order that is just taking stock does not hold the shop, and would judge by the old one.
 */
export async function judgeLowStock(db: MerchantDb, alertStock: number) {
  await db.q
    .selectFrom('product')
    .select(sql`1`.as('held'))
    .where('mer_id', '=', db.merId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await sql`update product set is_low = stock <= ${alertStock}
    where mer_id = ${db.merId} and deleted_at is null and is_low <> (stock <= ${alertStock})`.execute(db.q)
}
