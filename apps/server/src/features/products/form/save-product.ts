import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { productApi } from '@zhanggui/contract/goods/product'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { formatYuan } from '@zhanggui/domain/kernel/money'
import { productTab, stockReason } from '@zhanggui/domain/product/product-codes'
import { stateTab } from '@zhanggui/domain/product/product-tabs'
import { computeSummary } from '@zhanggui/domain/product/product-summary'
import { checkReferences } from './checks/check-references.ts'
import { putGiftCoupons } from '../gift-coupon.sql.ts'
import { planSkus } from './plan-skus.ts'
import { asOfType, checkSlides, checkSpecs, lackingIn } from './product-form.ts'
import { recordProductPictures } from './record-product-pictures.ts'
import { lockSharedShop } from '../state/product-state.sql.ts'
import { nextSaved, type ProductWrite } from './product-write.ts'
import { cleanDescription } from './rich-text.ts'
import {
  insertProduct,
  putDescription,
  putGuarantees,
  putSpecs,
  putStoreCategories,
  type SpecFacts,
} from './write-product.sql.ts'
import { writeSkus } from './write-skus.ts'

type Draft = InputOf<typeof productApi.save>

/** Saves the product with its SKUs, incomplete ones as drafts, and submits it or puts it on sale if requested, in one transaction. */
export async function saveProduct(context: ProductWrite, form: Draft) {
  const draft = asOfType(form)
  const { db, newId, recordChanges } = context
  const { html, pictures } = cleanDescription(draft.content)
  const shop = await lockSharedShop(db)
  await checkReferences(db, draft)
  checkSlides(draft.sliderImage)
  const specs: SpecFacts[] = []
  for (const { name, values } of draft.attr) specs.push({ id: await newId(), name, values })
  const wanted = draft.attrValue.map((sku) => ({ ...sku, id: undefined }))
  checkSpecs(
    draft.specType,
    specs,
    wanted.map(({ values }) => values),
  )
  const plan = await planSkus([], specs, wanted, newId)
  const summary = computeSummary(plan.all)
  const missing = lackingIn({ ...draft, attrValue: plan.all })
  const flags = nextSaved(undefined, missing, { ...shop, ...draft })

  const id = await newId()
  const figures = { ...summary, isLow: summary.stock <= shop.alertStock, missing }
  await insertProduct(context, { id, type: draft.type, facts: draft, figures, flags })
  await putDescription(db, id, html)
  await putStoreCategories(db, id, draft.cateId)
  await putGuarantees(db, id, draft.guaranteeIds)
  await putGiftCoupons(db, [id], draft.couponIds)
  await putSpecs(db, id, specs)
  await writeSkus(context, id, plan, context.stockReason ?? stockReason.is.created)
  const shown = [draft.image, ...draft.sliderImage, ...plan.all.map(({ image }) => image), ...pictures]
  await recordProductPictures(db, { id, name: draft.name }, shown)
  recordChanges(
    changesBetween({
      商品名称: ['', draft.name],
      售价: ['', formatYuan(summary.price)],
      库存: ['', String(summary.stock)],
      规格数: ['', String(plan.all.length)],
    }),
    draft.name,
  )
  return { id, type: stateTab(flags) ?? productTab.is.draft }
}
