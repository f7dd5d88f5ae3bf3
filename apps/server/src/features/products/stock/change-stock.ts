import type { MerchantDb } from '#platform/db/merchant-db'
import { insertMovements } from './stock-ledger.sql.ts'
import { lockProducts, moveSalesOfDropped, moveStock, moveTotals, type StockDelta } from './stock.sql.ts'

type Cause = Parameters<typeof insertMovements>[2]

/**
 * Moves stock by differences: SKUs, the totals of their products and the ledger in one go. Each SKU comes once. `false`
 * where one of them has too little or is not there; whoever gets it must not commit.
 */
export async function changeStock(
  db: MerchantDb,
  now: Date,
  deltas: readonly StockDelta[],
  cause: Cause,
): Promise<boolean> {
  if (deltas.length === 0) return true
  await lockProducts(db, [...new Set(deltas.map(({ productId }) => productId))])
  const moved = await moveStock(db, deltas)
  const done = new Set(moved.map(({ skuId }) => skuId))
  const left = deltas.filter(({ skuId }) => !done.has(skuId))
  // Nothing is taken from a SKU that was dropped. What comes back to it is sold no more: only its sales are told.
  const returned = left.filter(({ stock }) => stock >= 0)
  if (returned.length < left.length) return false
  if (returned.length > 0 && (await moveSalesOfDropped(db, returned)) < returned.length) return false
  await moveTotals(db, totalsOf(deltas, done), now)
  await insertMovements(db, moved, cause, now)
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
