import { type StockReason, stockReason } from '@zhanggui/domain/product/product-codes'
import { dropSeckillSkus } from '#features/seckill/public'
import { hasMoved, type SkuPlan } from './plan-skus.ts'
import type { ProductWrite } from './product-write.ts'
import { dropSkus, releaseCombinations, insertSkus, updateSkus } from '../sku.sql.ts'
import { insertMovements } from '../stock/stock-ledger.sql.ts'

/** Writes the plan and its stock movements. The product must be locked or new. */
export async function writeSkus(
  { db, now, staff: { adminId } }: ProductWrite,
  productId: number,
  { added, changed, dropped }: SkuPlan,
  reason: StockReason,
) {
  const moved = changed.filter(hasMoved).map(({ before }) => before.id)
  const droppedIds = dropped.map(({ id }) => id)
  await dropSkus(db, productId, droppedIds, now)
  await dropSeckillSkus(db, productId, droppedIds, now)
  await releaseCombinations(db, productId, moved, now)
  await updateSkus(
    db,
    productId,
    changed.map(({ after }) => after),
  )
  await insertSkus(db, productId, added)
  const came = added.map(({ id, stock }) => ({ productId, skuId: id, before: 0, after: stock }))
  const stayed = changed.map(({ before, after }) => ({
    productId,
    skuId: before.id,
    before: before.stock,
    after: after.stock,
  }))
  const left = dropped.map(({ id, stock }) => ({ productId, skuId: id, before: stock, after: 0 }))
  await insertMovements(db, [...came, ...stayed], { reason, adminId }, now)
  await insertMovements(db, left, { reason: stockReason.is.skuDropped, adminId }, now)
}
