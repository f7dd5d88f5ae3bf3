import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'

/** How many products are in at least one of the categories; including the recycle bin, excluding deleted ones. */
export async function countProductsIn(db: MerchantDb, categoryIds: readonly number[]): Promise<number> {
  if (categoryIds.length === 0) return 0
  const { count } = await db.q
    .selectFrom('product_store_category as link')
    .innerJoin('product', (join) =>
      join.on('product.mer_id', '=', db.merId).onRef('product.id', '=', 'link.product_id'),
    )
    .select((eb) => eb.fn.count<number>('link.product_id').distinct().as('count'))
    .where('link.mer_id', '=', db.merId)
    .where('link.category_id', '=', anyOf(categoryIds))
    .where('product.deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Removes the category from deleted products, which keep their rows. */
export async function leaveStoreCategory(db: MerchantDb, categoryId: number) {
  await db.q
    .deleteFrom('product_store_category')
    .where('mer_id', '=', db.merId)
    .where('category_id', '=', categoryId)
    .execute()
}
