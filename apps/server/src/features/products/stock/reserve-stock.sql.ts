// Every order takes from stock, so it does so by keys: PostgreSQL plans such a statement once for each connection, while it
// plans anew for every list of goods, which takes longer than the write.
import { sql } from 'kysely'
import { preparedSql } from '#platform/db/prepared'

/** The product's totals and whether it runs low; holds the product until the transaction ends. */
export const takeFromProduct = preparedSql(
  (db, id: number, quantity: number, now: Date) => sql`
    update product p set stock = p.stock - ${quantity}::integer, sales = p.sales + ${quantity}::integer, updated_at = ${now},
      is_low = p.stock - ${quantity}::integer <= m.low_stock_at
    from merchant m where m.id = ${db.merId} and p.mer_id = ${db.merId} and p.id = ${id}`,
)

/** What it had and has; nothing, if it is short of it, of another product, or was dropped. */
export const takeFromSku = preparedSql(
  (db, productId: number, id: number, quantity: number) => sql<{ before: number; after: number }>`
    update product_sku set stock = stock - ${quantity}::integer, sales = sales + ${quantity}::integer
    where mer_id = ${db.merId} and product_id = ${productId} and id = ${id} and deleted_at is null
      and stock >= ${quantity}::integer
    returning stock + ${quantity}::integer as before, stock as after`,
)
