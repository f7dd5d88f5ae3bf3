import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { reviewApi } from '@zhanggui/contract/goods/product-review'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { productRefusal } from '@zhanggui/domain/product/product-state'
import { findSkuOfProduct } from '#features/products/public'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { insertVirtualReview } from './review.sql.ts'
import { recordReviewPictures } from './record-review-pictures.ts'

/** A review by the merchant's own staff, permanently marked as such. */
export async function addVirtualReview(
  { db, now, newId, recordChanges }: StaffContext,
  draft: InputOf<typeof reviewApi.addVirtual>,
) {
  const { missing } = productRefusal
  const subject =
    (await findSkuOfProduct(db, draft.productId, draft.attrValueId)) ?? refuse(missing.message, { code: missing.code })
  const skuLabel = subject.skuLabel ?? refuse('商品规格不存在', { code: 6901 })
  const review = { ...draft, id: await newId(), skuLabel }
  await insertVirtualReview(db, review, now)
  await recordReviewPictures(
    db,
    review,
    [draft.avatar, ...draft.pics].filter((path) => path !== ''),
  )
  recordChanges(
    changesBetween({
      商品: ['', `${subject.productName}（${skuLabel}）`],
      评论人昵称: ['', draft.nickname],
      评价星级: ['', String(draft.star)],
      评论内容: ['', draft.comment],
    }),
    subject.productName,
  )
  return { id: review.id }
}
