import { reviewApi } from '@zhanggui/contract/goods/product-review'
import { invalid } from '#platform/http/refusals'
import { bind } from '#platform/http/route'
import { addVirtualReview } from './add-virtual-review.ts'
import { answerReview } from './answer-review.ts'
import { deleteReview } from './delete-review.ts'
import { countReviewTabs, findReview, listReviews, type ReviewFilter } from './review.sql.ts'
import { reviewSearchType } from '@zhanggui/domain/product/product-codes'

const numbersOnly: Partial<Record<string, string>> = {
  [reviewSearchType.is.uid]: 'UID必须是正整数',
  [reviewSearchType.is.phone]: '手机号必须是正整数',
}

/** Ids and phone numbers are digits; anything else is a typo that would match nothing. */
function whyNotSearch({ searchType = reviewSearchType.is.all, content }: ReviewFilter): string | undefined {
  return content === undefined || /^[0-9]+$/.test(content) ? undefined : numbersOnly[searchType]
}

function checkSearch(filter: ReviewFilter) {
  const reason = whyNotSearch(filter)
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
