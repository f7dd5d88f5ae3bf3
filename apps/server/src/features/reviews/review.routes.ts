import { reviewApi } from '@zhanggui/contract/goods/product-review'
import { invalid } from '#platform/http/refusals'
import { bind } from '#platform/http/route'
import { addVirtualReview } from './add-virtual-review.ts'
import { answerReview } from './answer-review.ts'
import { deleteReview } from './delete-review.ts'
import { findReview, listReviews } from './review.sql.ts'
import { whyNotSearch } from './why-not-search.ts'

export const reviewRoutes = bind(reviewApi, {
  list: async ({ db, now }, query) => {
    const reason = whyNotSearch(query)
    if (reason) throw invalid([{ path: 'content', message: reason }])
    return listReviews(db, query, now)
  },
  info: ({ db }, { id }) => findReview(db, id),
  addVirtual: addVirtualReview,
  answer: answerReview,
  delete: deleteReview,
})
