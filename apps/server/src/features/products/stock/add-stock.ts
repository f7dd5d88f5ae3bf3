import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { productApi } from '@zhanggui/contract/goods/product'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { stockReason } from '@zhanggui/domain/product/product-codes'
import { nextProduct, productRefusal } from '@zhanggui/domain/product/product-state'
import { whyNotStock } from '@zhanggui/domain/product/sku/stock-rules'
import { conflict, refuse, refuseIf } from '#platform/http/refusals'
import { changeStock } from './change-stock.ts'
import { lockSharedShop, lockProduct } from '../state/product-state.sql.ts'
import { type ProductWrite, refuseProduct } from '../form/product-write.ts'
import { listSkus } from '../sku.sql.ts'

type Asked = InputOf<typeof productApi.addStock>

/** Adds stock; possible in every state except under review. */
export async function addStock(context: ProductWrite, input: Asked) {
  await changeTo(context, input, (before, asked) => before + asked)
  return null
}

/** Puts stock to a figure, up or down, in the same states. */
export async function setStock(context: ProductWrite, input: Asked) {
  await changeTo(context, input, (_, asked) => asked)
  return null
}

async function changeTo(
  { db, staff, now, recordChanges, stockReason: reason = stockReason.is.quickAdd }: ProductWrite,
  { id, attrValueList }: Asked,
  next: (before: number, asked: number) => number,
) {
  const shop = await lockSharedShop(db)
  const product = (await lockProduct(db, id)) ?? refuseProduct(productRefusal.missing)
  const { refusal } = nextProduct(product.flags, 'quickStockAdd', shop)
  if (refusal) refuseProduct(refusal)
  if (new Set(attrValueList.map((sku) => sku.id)).size < attrValueList.length) refuse('有重复的规格')
  const stored = new Map((await listSkus(db, [id])).map((sku) => [sku.id, sku]))
  if (attrValueList.some((sku) => !stored.has(sku.id))) refuse('规格数据异常，请刷新后再试')

  const moves = attrValueList.map((sku) => {
    const { label = '', stock: before = 0 } = stored.get(sku.id) ?? {}
    return { skuId: sku.id, label, before, after: next(before, sku.stock) }
  })
  for (const { after } of moves) refuseIf(whyNotStock(after))
  const moved = moves.filter(({ before, after }) => after !== before)
  const deltas = moved.map(({ skuId, before, after }) => ({ productId: id, skuId, stock: after - before, sales: 0 }))
  if (!(await changeStock(db, now, deltas, { reason, adminId: staff.adminId }))) conflict()
  recordChanges(
    moved.flatMap(({ label, before, after }) => changesBetween({ [`${label} 库存`]: [String(before), String(after)] })),
    product.name,
  )
}
