import { findProductNames } from '#features/products/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'

/** Refuses products of others, and those that are deleted, in the same words. */
export async function checkOwnProducts(db: MerchantDb, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  const own = await findProductNames(db, productIds)
  if (own.size < productIds.length) refuse('商品不存在', { code: 10_101, field: 'productIds' })
}
