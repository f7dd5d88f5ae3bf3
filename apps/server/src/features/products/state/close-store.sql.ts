import { hideAllSeckill } from '#features/seckill/public'
import type { MerchantDb } from '#platform/db/merchant-db'

const onSale = (db: MerchantDb) =>
  db.q.selectFrom('product').where('mer_id', '=', db.merId).where('is_shown', '=', true).where('deleted_at', 'is', null)

export async function countOnSale(db: MerchantDb): Promise<number> {
  const { count } = await onSale(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * The transition `closeStore` of every product at once, by whoever holds the shop's row. Locked by their numbers first, as
 * everybody does who moves the stock of several.
 */
export async function takeAllOffSale(db: MerchantDb, now: Date): Promise<number> {
  await onSale(db).select('id').orderBy('id').forNoKeyUpdate().execute()
  const { numUpdatedRows } = await db.q
    .updateTable('product')
    .set({ is_shown: false, updated_at: now })
    .where('mer_id', '=', db.merId)
    .where('is_shown', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  await hideAllSeckill(db, now)
  return Number(numUpdatedRows)
}
