import type { MerchantDb } from '#platform/db/merchant-db'
import { insertMovements } from './stock-ledger.sql.ts'
import { lockProducts, moveSalesOfDropped, moveStock, moveTotals, type StockDelta } from './stock.sql.ts'

type Cause = Parameters<typeof insertMovements>[2]

/**
 * Applies stock deltas to SKUs, product totals and the ledger together. Each SKU may appear once. False if one has too
 * little stock or does not exist; the caller must then not commit.
 */
export async function changeStock(
  db: MerchantDb,
  now: Date,
  deltas: readonly StockDelta[],
  cause: Cause,
): Promise<boolean> {
  if (deltas.length === 0) return true
  const productIds = [...new Set(deltas.map(({ productId }) => productId))]
  const [, moved] = await Promise.all([lockProducts(db, productIds), moveStock(db, deltas)])
  const done = new Set(moved.map(({ skuId }) => skuId))
  const left = deltas.filter(({ skuId }) => !done.has(skuId))
  // Dropped SKUs have no stock to take; for returns only their sales are corrected.
  const returned = left.filter(({ stock }) => stock >= 0)
  if (returned.length < left.length) return false
  if (returned.length > 0 && (await moveSalesOfDropped(db, returned)) < returned.length) return false
  db.sendAlong(moveTotals(db, totalsOf(deltas, done), now))
  db.sendAlong(insertMovements(db, moved, cause, now))
  return true
}

function totalsOf(deltas: readonly StockDelta[], done: ReadonlySet<number>) {
  const totals = new Map<number, { productId: number; stock: number; sales: number }>()
  for (const { productId, skuId, stock, sales } of deltas) {
    const total = totals.get(productId) ?? { productId, stock: 0, sales: 0 }
    total.stock += done.has(skuId) ? stock : 0
    total.sales += sales
    totals.set(productId, total)
  }
  return [...totals.values()]
}
