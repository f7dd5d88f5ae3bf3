import { reviewApi } from '@zhanggui/contract/goods/product-review'
import { whyNotSearchBuyer } from '@zhanggui/domain/user/buyer-search'
import { invalid } from '#platform/http/refusals'
import { bind } from '#platform/http/route'
import { addVirtualReview } from './add-virtual-review.ts'
import { answerReview } from './answer-review.ts'
import { deleteReview } from './delete-review.ts'
import { countReviewTabs, findReview, listReviews, type ReviewFilter } from './review.sql.ts'

function checkSearch(filter: ReviewFilter) {
  const reason = whyNotSearchBuyer(filter)
  if (reason) throw invalid([{ path: 'content', message: reason }])
}

export const reviewRoutes = bind(reviewApi, {
  list: ({ db, now }, query) => {
    checkSearch(query)
    return listReviews(db, query, now)
  },
  tabs: ({ db, now }, filter) => {
    checkSearch(filter)
    return countReviewTabs(db, filter, now)
  },
  info: ({ db }, { id }) => findReview(db, id),
  addVirtual: addVirtualReview,
  answer: answerReview,
  delete: deleteReview,
})
