import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { productApi } from '@zhanggui/contract/goods/product'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { present } from '@zhanggui/domain/kernel/present'
import { stockReason } from '@zhanggui/domain/product/product-codes'
import { productRefusal } from '@zhanggui/domain/product/product-state'
import { computeSummary } from '@zhanggui/domain/product/product-summary'
import { hideSeckillOf } from '#features/seckill/public'
import { checkVersion, conflict, refuse } from '#platform/http/refusals'
import { checkReferences } from './checks/check-references.ts'
import { putGiftCoupons } from '../gift-coupon.sql.ts'
import { identify, merge, planSkus, skuChangeTexts } from './plan-skus.ts'
import { asOfType, checkSlides, checkSpecs, lackingIn } from './product-form.ts'
import { recordProductPictures } from './record-product-pictures.ts'
import { lockSharedShop, lockProduct } from '../state/product-state.sql.ts'
import { stateLabel } from '../state/state-label.ts'
import { nextSaved, type ProductWrite, refuseProduct } from './product-write.ts'
import { describeProduct } from '../product.sql.ts'
import { readProduct, type WholeProduct } from './read-product.ts'
import { cleanDescription, picturesIn } from './rich-text.ts'
import {
  putDescription,
  putGuarantees,
  putSpecs,
  putStoreCategories,
  type SpecFacts,
  updateProductRow,
} from './write-product.sql.ts'
import { writeSkus } from './write-skus.ts'

type Change = InputOf<typeof productApi.update>

/**
 * Partial update: absent fields stay, and only SKUs that differ are written. A product on sale stays there, or is taken
 * off sale for the review if the change agrees to that.
 */
export async function updateProduct(context: ProductWrite, change: Change) {
  const { db, newId, recordChanges } = context
  const cleaned = change.content === undefined ? undefined : cleanDescription(change.content)
  const shop = await lockSharedShop(db)
  const locked = (await lockProduct(db, change.id)) ?? refuseProduct(productRefusal.missing)
  nextSaved(locked.flags, [], { ...shop, ...change })
  checkVersion(change, locked)
  const before = (await readProduct(db, change.id)) ?? refuseProduct(productRefusal.missing)
  if (change.type !== undefined && change.type !== before.type) refuse('商品类型不可编辑', { field: 'type' })

  const after = asOfType({ ...before, ...present(change) })
  if (change.sliderImage) checkSlides(change.sliderImage)
  await checkReferences(db, after, before)
  const specs = await specsAfter(before.specs, change, newId)
  const wanted = skusAfter(before, change)
  checkSpecs(
    after.specType,
    specs,
    wanted.map(({ values }) => values),
  )
  const plan = await planSkus(before.skus, specs, wanted, newId)
  const summary = computeSummary(plan.all)
  const missing = lackingIn({ ...after, attr: specs, attrValue: plan.all })
  const to = nextSaved(locked.flags, missing, { ...shop, ...change })

  const textsBefore = await describeProduct(db, change.id)
  const figures = { ...summary, isLow: summary.stock <= shop.alertStock, missing }
  const row = { id: change.id, facts: { ...after, isAutoUp: change.isAutoUp }, figures, from: locked.flags, to }
  if (!(await updateProductRow(context, row))) conflict()
  if (locked.flags.isShow && !to.isShow) await hideSeckillOf(db, change.id, context.now)
  const { html, pictures } = cleaned ?? { html: before.content, pictures: picturesIn(before.content) }
  if (html !== before.content) await putDescription(db, change.id, html)
  if (change.cateId !== undefined) await putStoreCategories(db, change.id, change.cateId)
  if (change.guaranteeIds !== undefined) await putGuarantees(db, change.id, change.guaranteeIds)
  if (change.couponIds !== undefined) await putGiftCoupons(db, [change.id], change.couponIds)
  if (change.attr !== undefined) await putSpecs(db, change.id, specs)
  await writeSkus(context, change.id, plan, context.stockReason ?? stockReason.is.edited)
  const shown = [after.image, ...after.sliderImage, ...plan.all.map(({ image }) => image), ...pictures]
  await recordProductPictures(db, after, shown)

  const textsAfter = await describeProduct(db, change.id)
  const fields = Object.entries(textsAfter).map(
    ([field, text]) => [field, [textsBefore[field] ?? '', text ?? '']] as const,
  )
  recordChanges(
    [
      ...changesBetween({ ...Object.fromEntries(fields), 商品状态: [stateLabel(locked.flags), stateLabel(to)] }),
      ...(html === before.content ? [] : [{ field: '商品详情', before: '', after: '已修改' }]),
      ...skuChangeTexts(plan),
    ],
    after.name,
  )
  return null
}

/** A spec keeps its id as long as it keeps its name. */
async function specsAfter(before: readonly SpecFacts[], { attr }: Change, nextId: () => Promise<number>) {
  if (attr === undefined) return before
  const known = new Map(before.map(({ id, name }) => [name, id]))
  const specs: SpecFacts[] = []
  for (const { name, values } of attr) specs.push({ id: known.get(name) ?? (await nextId()), name, values })
  return specs
}

function skusAfter({ skus }: WholeProduct, { attrValue, skuChanges }: Change) {
  if (attrValue) return identify(skus, attrValue)
  if (!skuChanges) return skus.map((sku) => ({ ...sku, loadedStock: sku.stock }))
  return merge(skus, skuChanges)
}
