import { stockReason } from '@zhanggui/domain/product/product-codes'
import type { MerchantDb } from '#platform/db/merchant-db'
import { changeStock } from './change-stock.ts'
import { takeFromProduct, takeFromSku } from './reserve-stock.sql.ts'
import { insertMovements } from './stock-ledger.sql.ts'

/** A quantity of one SKU in an order. */
export interface OrderLine {
  readonly productId: number
  readonly skuId: number
  readonly quantity: number
}

/**
 * Reserves stock for a new order: all lines or none. False if any line is short; the caller must then not commit. What is
 * taken is known beforehand, so the products' totals are written at once, in id order and before the SKUs: that is the lock
 * that everyone takes who moves stock (`lockProducts`).
 */
export async function reserveStock(
  db: MerchantDb,
  now: Date,
  orderNo: string,
  lines: readonly OrderLine[],
): Promise<boolean> {
  const taken = quantitiesOf(lines)
  for (const [productId, quantity] of totalsOf(taken)) db.sendAlong(takeFromProduct(db, productId, quantity, now))
  const moved = await Promise.all(
    taken.map(async ({ productId, skuId, quantity }) => {
      const [stock] = await takeFromSku(db, productId, skuId, quantity)
      return stock && { productId, skuId, ...stock }
    }),
  )
  const movements = moved.filter((each) => each !== undefined)
  if (movements.length < taken.length) return false
  db.sendAlong(insertMovements(db, movements, { reason: stockReason.is.reserved, orderNo }, now))
  return true
}

/**
 * Returns stock for a cancelled order or returned goods.
 */
export function releaseStock(db: MerchantDb, now: Date, orderNo: string, lines: readonly OrderLine[]) {
  const deltas = quantitiesOf(lines).map(({ quantity, ...sku }) => ({ ...sku, stock: quantity, sales: -quantity }))
  return changeStock(db, now, deltas, { reason: stockReason.is.released, orderNo })
}

/** Merges order lines of the same SKU. */
function quantitiesOf(lines: readonly OrderLine[]): OrderLine[] {
  const merged = new Map<number, OrderLine>()
  for (const line of lines) {
    if (!Number.isSafeInteger(line.quantity) || line.quantity < 1) {
      throw new RangeError(`not a quantity: ${line.quantity}`)
    }
    const before = merged.get(line.skuId)
    merged.set(line.skuId, { ...(before ?? line), quantity: line.quantity + (before?.quantity ?? 0) })
  }
  return [...merged.values()]
}

/** By product, in id order. */
function totalsOf(lines: readonly OrderLine[]): [productId: number, quantity: number][] {
  const totals = new Map<number, number>()
  for (const { productId, quantity } of lines) totals.set(productId, (totals.get(productId) ?? 0) + quantity)
  return [...totals].toSorted(([one], [other]) => one - other)
}
