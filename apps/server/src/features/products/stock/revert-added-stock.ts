import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { stockReason } from '@zhanggui/domain/product/product-codes'
import { nextProduct, productRefusal } from '@zhanggui/domain/product/product-state'
import { refuse } from '#platform/http/refusals'
import { changeStock } from './change-stock.ts'
import { lockSharedShop, lockProduct } from '../state/product-state.sql.ts'
import { type ProductWrite, refuseProduct } from '../form/product-write.ts'

/** Undoes adding stock, in the same states; stock that has been sold since cannot be removed. */
export async function revertAddedStock(
  { db, staff, now, recordChanges, stockReason: reason = stockReason.is.edited }: ProductWrite,
  { id, taken }: { id: number; taken: readonly { readonly id: number; readonly stock: number }[] },
) {
  const shop = await lockSharedShop(db)
  const product = (await lockProduct(db, id)) ?? refuseProduct(productRefusal.missing)
  const { refusal } = nextProduct(product.flags, 'quickStockAdd', shop)
  if (refusal) refuseProduct(refusal)
  const deltas = taken.map((sku) => ({ productId: id, skuId: sku.id, stock: -sku.stock, sales: 0 }))
  if (!(await changeStock(db, now, deltas, { reason, adminId: staff.adminId }))) refuse('库存已不足，无法扣回')
  const sum = taken.reduce((total, sku) => total + sku.stock, 0)
  recordChanges(changesBetween({ [`${product.name} 库存`]: [String(product.stock), String(product.stock - sum)] }))
}
