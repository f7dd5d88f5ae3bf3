import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { Page } from '@zhanggui/contract/kernel/shapes'
import type { productApi } from '@zhanggui/contract/goods/product'
import type { StockMovement } from '@zhanggui/contract/goods/product-stock'
import { productRefusal } from '@zhanggui/domain/product/product-state'
import type { MerchantDb } from '#platform/db/merchant-db'
import { findProductNames } from '../list/product-names.sql.ts'
import { refuseProduct } from '../form/product-write.ts'
import { listMovements } from './stock-ledger.sql.ts'

/** The stock history of a product. */
export async function readLedger(
  db: MerchantDb,
  query: InputOf<typeof productApi.ledger>,
): Promise<Page<StockMovement>> {
  if (!(await findProductNames(db, [query.productId])).has(query.productId)) refuseProduct(productRefusal.missing)
  return listMovements(db, query)
}
