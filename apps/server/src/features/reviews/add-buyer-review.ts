import { reviewApi } from '@zhanggui/contract/goods/product-review'
import type { WriteContext } from '#platform/transactions'
import { recordReviewPictures } from './record-review-pictures.ts'
import { type BuyerReview, insertBuyerReview } from './review.sql.ts'

/** What a buyer says about goods; whether they may is decided by their order. */
export async function addBuyerReview(context: WriteContext, draft: Omit<BuyerReview, 'id'>): Promise<number> {
  const { db, now, newId, announceArea } = context
  const review = { ...draft, id: await newId() }
  await insertBuyerReview(db, review, now)
  await recordReviewPictures(db, { id: review.id, nickname: draft.author.nickname }, draft.pictures)
  announceArea(reviewApi)
  return review.id
}
