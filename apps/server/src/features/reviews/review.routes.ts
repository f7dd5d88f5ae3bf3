import { reviewApi } from '@zhanggui/contract/goods/product-review'
import { bind } from '#platform/http/route'
import { addVirtualReview } from './add-virtual-review.ts'
import { answerReview } from './answer-review.ts'
import { deleteReview } from './delete-review.ts'
import { countReviewTabs, findReview, listReviews } from './review.sql.ts'

export const reviewRoutes = bind(reviewApi, {
  list: ({ db, now }, query) => listReviews(db, query, now),
  tabs: ({ db, now }, filter) => countReviewTabs(db, filter, now),
  info: ({ db }, { id }) => findReview(db, id),
  addVirtual: addVirtualReview,
  answer: answerReview,
  delete: deleteReview,
})
