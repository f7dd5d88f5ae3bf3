import type { Page } from '@zhanggui/contract/kernel/shapes'
import type { StockMovement, stockLedgerQuery } from '@zhanggui/contract/product-stock'
import { productRefusal } from '@zhanggui/domain/product/product-state'
import type { z } from 'zod'
import type { MerchantDb } from '#platform/db/merchant-db'
import { findProductNames } from './product-names.sql.ts'
import { refuseProduct } from './product-write.ts'
import { listMovements } from './stock-ledger.sql.ts'

/** How the stock of a product came to be what it is. */
export async function readLedger(
  db: MerchantDb,
  query: z.output<typeof stockLedgerQuery>,
): Promise<Page<StockMovement>> {
  if (!(await findProductNames(db, [query.productId])).has(query.productId)) refuseProduct(productRefusal.missing)
  return listMovements(db, query)
}
