import { stockReason } from '@zhanggui/domain/product/product-codes'
import type { MerchantDb } from '#platform/db/merchant-db'
import { changeStock } from './change-stock.ts'

/** A quantity of one SKU in an order. */
export interface OrderLine {
  readonly productId: number
  readonly skuId: number
  readonly quantity: number
}

/**
 * Reserves stock for a new order: all lines or none. False if any line is short.
 */
export const reserveStock = (db: MerchantDb, now: Date, orderNo: string, lines: readonly OrderLine[]) =>
  changeStock(db, now, deltasOf(lines, -1), { reason: stockReason.is.reserved, orderNo })

/**
 * Returns stock for a cancelled order or returned goods.
 */
export const releaseStock = (db: MerchantDb, now: Date, orderNo: string, lines: readonly OrderLine[]) =>
  changeStock(db, now, deltasOf(lines, 1), { reason: stockReason.is.released, orderNo })

/** Merges order lines of the same SKU. */
function deltasOf(lines: readonly OrderLine[], sign: 1 | -1) {
  const deltas = new Map<number, { productId: number; skuId: number; stock: number; sales: number }>()
  for (const { productId, skuId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`not a quantity: ${quantity}`)
    const delta = deltas.get(skuId) ?? { productId, skuId, stock: 0, sales: 0 }
    delta.stock += sign * quantity
    delta.sales -= sign * quantity
    deltas.set(skuId, delta)
  }
  return [...deltas.values()]
}
