import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { productApi } from '@zhanggui/contract/goods/product'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { stockReason } from '@zhanggui/domain/product/product-codes'
import { nextProduct, productRefusal } from '@zhanggui/domain/product/product-state'
import { whyNotStock } from '@zhanggui/domain/product/sku/stock-rules'
import { refuse, refuseIf } from '#platform/http/refusals'
import { changeStock } from './change-stock.ts'
import { lockSharedShop, lockProduct } from '../state/product-state.sql.ts'
import { type ProductWrite, refuseProduct } from '../form/product-write.ts'
import { listSkus } from '../sku.sql.ts'

/** Adds stock; possible in every state except under review. */
export async function addStock(
  { db, staff, now, recordChanges, stockReason: reason = stockReason.is.quickAdd }: ProductWrite,
  { id, attrValueList }: InputOf<typeof productApi.addStock>,
) {
  const shop = await lockSharedShop(db)
  const product = (await lockProduct(db, id)) ?? refuseProduct(productRefusal.missing)
  const { refusal } = nextProduct(product.flags, 'quickStockAdd', shop)
  if (refusal) refuseProduct(refusal)
  if (new Set(attrValueList.map((sku) => sku.id)).size < attrValueList.length) refuse('有重复的规格')
  const stored = new Map((await listSkus(db, [id])).map((sku) => [sku.id, sku]))
  if (attrValueList.some((sku) => !stored.has(sku.id))) refuse('规格数据异常，请刷新后再试')

  for (const sku of attrValueList) refuseIf(whyNotStock((stored.get(sku.id)?.stock ?? 0) + sku.stock))
  const added = attrValueList.filter(({ stock }) => stock > 0)
  const deltas = added.map(({ id: skuId, stock }) => ({ productId: id, skuId, stock, sales: 0 }))
  await changeStock(db, now, deltas, { reason, adminId: staff.adminId })
  recordChanges(
    added.flatMap(({ id: skuId, stock }) => {
      const { label = '', stock: before = 0 } = stored.get(skuId) ?? {}
      return changesBetween({ [`${label} 库存`]: [String(before), String(before + stock)] })
    }),
    product.name,
  )
  return null
}
