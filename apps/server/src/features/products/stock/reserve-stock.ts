import { stockReason } from '@zhanggui/domain/product/product-codes'
import type { MerchantDb } from '#platform/db/merchant-db'
import { changeStock } from './change-stock.ts'

/** So many of one SKU in an order. */
export interface OrderLine {
  readonly productId: number
  readonly skuId: number
  readonly quantity: number
}

/**
 * For an order that is placed: all lines or none. False: too little of something is left.
 * @public until orders call it
 */
export const reserveStock = (db: MerchantDb, now: Date, orderNo: string, lines: readonly OrderLine[]) =>
  changeStock(db, now, deltasOf(lines, -1), { reason: stockReason.is.reserved, orderNo })

/**
 * For an order that is cancelled, or goods that came back.
 * @public until orders call it
 */
export const releaseStock = (db: MerchantDb, now: Date, orderNo: string, lines: readonly OrderLine[]) =>
  changeStock(db, now, deltasOf(lines, 1), { reason: stockReason.is.released, orderNo })

/** An order may name one SKU in several lines; it moves once. */
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
