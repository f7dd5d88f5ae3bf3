import { reviewApi } from '@zhanggui/contract/product-review'
import { pageFrom, pageWindow } from '#platform/db/page-window'
import { invalid } from '#platform/http/refusals'
import { bind } from '#platform/http/route'
import type { Platform } from '#platform/platform'
import { addVirtualReview } from './add-virtual-review.ts'
import { answerReview } from './answer-review.ts'
import { deleteReview } from './delete-review.ts'
import { noSuchReview } from './no-such-review.ts'
import { findReview, listReviews } from './review.sql.ts'
import { whyNotSearch } from './why-not-search.ts'

export const reviewRoutes = (platform: Platform) =>
  bind(reviewApi, {
    list: async ({ db, now }, query) => {
      const reason = whyNotSearch(query)
      if (reason) throw invalid([{ path: 'content', message: reason }])
      const window = pageWindow(query)
      return pageFrom(window, await listReviews(db, query, window, now))
    },
    info: async ({ db }, { id }) => (await findReview(db, id)) ?? noSuchReview(),
    addVirtual: (context, draft) => addVirtualReview(platform, context, draft),
    answer: answerReview,
    delete: deleteReview,
  })
