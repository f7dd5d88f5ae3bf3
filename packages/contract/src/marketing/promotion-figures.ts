import { z } from 'zod'
import { yuan } from '../kernel/codecs.ts'

/** What a promotion has brought, of paid orders: refunds change none of it. */
export const promotionFigures = z.object({
  orderCount: z.int(),
  /** What these orders cost, and what the promotion took off them. */
  orderPrice: yuan,
  discountPrice: yuan,
  /** Buyers whose first paid order in this shop is one of them. */
  newBuyerCount: z.int(),
})
