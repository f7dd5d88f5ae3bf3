import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { productApi, productDetail } from '@zhanggui/contract/product'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { stockReason } from '@zhanggui/domain/product/product-codes'
import { nextProduct, productRefusal } from '@zhanggui/domain/product/product-state'
import { computeSummary } from '@zhanggui/domain/product/product-summary'
import { z } from 'zod'
import { holdStoreCategories } from '#features/store-categories/public'
import { conflict, refuse } from '#platform/http/refusals'
import { announceArea } from '#platform/push/announce-area.sql'
import { planSkus, skuChangeTexts } from './plan-skus.ts'
import { holdShop, lockProduct } from './product-state.sql.ts'
import { type ProductWrite, refuseProduct } from './product-write.ts'
import { describeProduct } from './product.sql.ts'
import { detailOf, readProduct } from './read-product.ts'
import { putStoreCategories, updateFigures } from './write-product.sql.ts'
import { writeSkus } from './write-skus.ts'

const FIELD = '商户商品分类'

/** Prices, stock and the shop's own categories need no new review: an approved product stays approved. */
export async function editFreely(context: ProductWrite, input: InputOf<typeof productApi.editFreely>) {
  const { db, staff, now, recordChanges } = context
  const shop = await holdShop(db)
  const locked = (await lockProduct(db, input.id)) ?? refuseProduct(productRefusal.missing)
  const { refusal } = nextProduct(locked.flags, 'reviewFreeEdit', shop)
  if (refusal) return refuseProduct(refusal)
  const before = (await readProduct(db, input.id)) ?? refuseProduct(productRefusal.missing)
  if (input.version !== undefined && input.version !== locked.version) {
    conflict({ by: locked.updatedBy ?? undefined, current: z.encode(productDetail, detailOf(before)) })
  }
  const asked = new Map(input.attrValue.map((sku) => [sku.id, sku]))
  const isWhole = asked.size === input.attrValue.length && before.skus.every(({ id }) => asked.has(id))
  if (!isWhole || asked.size !== before.skus.length) refuse('商品规格属性数量不一致', { field: 'attrValue' })
  if (!(await holdStoreCategories(db, input.cateId))) refuse('商户商品分类不存在', { code: 6203, field: 'cateId' })

  const wanted = before.skus.map((sku) => ({ ...sku, loadedStock: undefined, ...asked.get(sku.id) }))
  const plan = await planSkus(before.skus, before.specs, wanted, () => Promise.reject(new Error('no SKU is new here')))
  const summary = computeSummary(plan.all)
  const told = await describeProduct(db, input.id)
  await writeSkus(context, input.id, plan, context.stockReason ?? stockReason.is.reviewFree)
  const figures = { ...summary, isLow: summary.stock <= shop.alertStock }
  await updateFigures(db, input.id, figures, { by: staff.adminId, now })
  await putStoreCategories(db, input.id, input.cateId)
  await announceArea(db, productApi.list)
  const retold = await describeProduct(db, input.id)
  recordChanges([...changesBetween({ [FIELD]: [told[FIELD] ?? '', retold[FIELD] ?? ''] }), ...skuChangeTexts(plan)])
  return null
}
