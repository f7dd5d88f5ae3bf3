import { promotionApi } from '@zhanggui/contract/marketing/promotion'
import { bind } from '#platform/http/route'
import { previewCoupon } from './preview-coupon.ts'
import { previewReduction } from './preview-reduction.ts'
import { previewSeckill } from './preview-seckill.ts'
import { tryCart } from './try-cart.ts'

export const promotionRoutes = bind(promotionApi, {
  previewCoupon,
  previewSeckill,
  previewReduction,
  trial: tryCart,
})
