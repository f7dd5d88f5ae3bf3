import type { MerchantDb } from '#platform/db/merchant-db'
import { lockSharedShop, lockProduct } from './product-state.sql.ts'

/** Locks a product that is inspected before it is changed. */
export async function lockProductInShop(db: MerchantDb, id: number) {
  await lockSharedShop(db)
  return lockProduct(db, id)
}
