import { insertRows } from '#platform/db/rows/insert-rows'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { OrderIncome } from '#platform/db/schema'
import type { Insertable, Updateable } from 'kysely'

export const insertIncome = (db: MerchantDb, income: Omit<Insertable<OrderIncome>, 'mer_id'>) =>
  insertRows(db, 'order_income', [{ ...income, mer_id: db.merId }])

/** The income of a paid order. Whoever changes it holds the order. */
export const findIncome = (db: MerchantDb, orderId: number) =>
  db.q
    .selectFrom('order_income')
    .selectAll()
    .where('mer_id', '=', db.merId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()

export async function updateIncome(db: MerchantDb, orderId: number, set: Updateable<OrderIncome>) {
  await db.q
    .updateTable('order_income')
    .set(set)
    .where('mer_id', '=', db.merId)
    .where('order_id', '=', orderId)
    .execute()
}
