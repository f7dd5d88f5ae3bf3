import type { MerchantDb } from '#platform/db/merchant-db'
import { lockSharedShop, lockProduct } from './product-state.sql.ts'

/** For who looks at a product before something is done to it: it stays what it is until the transaction ends. */
export async function lockProductInShop(db: MerchantDb, id: number) {
  await lockSharedShop(db)
  return lockProduct(db, id)
}
