import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { productApi } from '@zhanggui/contract/goods/product'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { stockReason } from '@zhanggui/domain/product/product-codes'
import { whyNotWhole } from '@zhanggui/domain/product/product-parts'
import { nextProduct, productRefusal } from '@zhanggui/domain/product/product-state'
import { computeSummary } from '@zhanggui/domain/product/product-summary'
import { lockSharedStoreCategories } from '#features/store-categories/public'
import { checkVersion, refuse, refuseIf } from '#platform/http/refusals'
import { planSkus, skuChangeTexts } from './plan-skus.ts'
import { lackingIn } from './product-form.ts'
import { lockSharedShop, lockProduct } from '../state/product-state.sql.ts'
import { type ProductWrite, refuseProduct } from './product-write.ts'
import { describeProduct } from '../product.sql.ts'
import { readProduct } from './read-product.ts'
import { putStoreCategories, updateFigures } from './write-product.sql.ts'
import { writeSkus } from './write-skus.ts'

const FIELD = '商户商品分类'

/** Edits that need no new review: prices, stock and store categories. An approved product stays approved. */
export async function editFreely(
  context: ProductWrite,
  input: InputOf<typeof productApi.editFreely>,
  action: 'reviewFreeEdit' | 'reprice' = 'reviewFreeEdit',
) {
  const { db, recordChanges } = context
  const shop = await lockSharedShop(db)
  const locked = (await lockProduct(db, input.id)) ?? refuseProduct(productRefusal.missing)
  const { refusal } = nextProduct(locked.flags, action, shop)
  if (refusal) return refuseProduct(refusal)
  checkVersion(input, locked)
  const before = (await readProduct(db, input.id)) ?? refuseProduct(productRefusal.missing)
  const asked = new Map(input.attrValue.map((sku) => [sku.id, sku]))
  const isWhole = asked.size === input.attrValue.length && before.skus.every(({ id }) => asked.has(id))
  if (!isWhole || asked.size !== before.skus.length) refuse('规格数量不一致', { field: 'attrValue' })
  if (!(await lockSharedStoreCategories(db, input.cateId)))
    refuse('商户商品分类不存在', { code: 6203, field: 'cateId' })

  const wanted = before.skus.map((sku) => ({ ...sku, loadedStock: undefined, ...asked.get(sku.id) }))
  const plan = await planSkus(before.skus, before.specs, wanted, () => Promise.reject(new Error('no SKU is new here')))
  const summary = computeSummary(plan.all)
  const missing = lackingIn({ ...before, cateId: input.cateId, attr: before.specs, attrValue: plan.all })
  refuseIf(whyNotWhole(missing.map(({ part }) => part)), { field: 'attrValue' })
  const textsBefore = await describeProduct(db, input.id)
  await writeSkus(context, input.id, plan, context.stockReason ?? stockReason.is.reviewFree)
  const figures = { ...summary, isLow: summary.stock <= shop.alertStock, missing }
  await updateFigures(context, input.id, figures)
  await putStoreCategories(db, input.id, input.cateId)
  const textsAfter = await describeProduct(db, input.id)
  recordChanges(
    [...changesBetween({ [FIELD]: [textsBefore[FIELD] ?? '', textsAfter[FIELD] ?? ''] }), ...skuChangeTexts(plan)],
    before.name,
  )
  return null
}
