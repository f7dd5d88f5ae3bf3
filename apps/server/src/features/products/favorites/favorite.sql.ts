import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

interface Favorite {
  readonly productId: number
  readonly uid: number
}

/** Marks a product as somebody's favourite, or no longer; the same word twice counts once. */
export async function setFavorite(db: MerchantDb, now: Date, favorite: Favorite, isFavorite: boolean): Promise<void> {
  const change = isFavorite ? await insertFavorite(db, now, favorite) : -(await deleteFavorite(db, favorite))
  if (change === 0) return
  await db.q
    .updateTable('product')
    .set({ favorite_count: sql<number>`favorite_count + ${change}` })
    .where('mer_id', '=', db.merId)
    .where('id', '=', favorite.productId)
    .execute()
}

async function insertFavorite({ q, merId }: MerchantDb, now: Date, { productId, uid }: Favorite): Promise<number> {
  const { numInsertedOrUpdatedRows } = await q
    .insertInto('product_favorite')
    .values({ mer_id: merId, product_id: productId, uid, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows)
}

async function deleteFavorite({ q, merId }: MerchantDb, { productId, uid }: Favorite): Promise<number> {
  const { numDeletedRows } = await q
    .deleteFrom('product_favorite')
    .where('mer_id', '=', merId)
    .where('product_id', '=', productId)
    .where('uid', '=', uid)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
