import type { promotionApi } from '@zhanggui/contract/marketing/promotion'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { couponScope } from '@zhanggui/domain/coupon/coupon-codes'
import { usableWhile } from '@zhanggui/domain/coupon/coupon-rules'
import { promotionKind } from '@zhanggui/domain/promotion/promotion-codes'
import { checkOwnProducts } from '#features/coupons/public'
import type { StaffContext } from '#platform/http/route'
import { previewPromotion } from './preview-promotion.ts'

type Draft = InputOf<typeof promotionApi.previewCoupon>

/** Of a coupon that nobody has saved. */
const NEW = 0

export const offerOf = ({ name, category, productIds, money, minPrice }: Draft) => ({
  id: NEW,
  name,
  category,
  targets: category === couponScope.is.products ? productIds : [],
  money,
  minPrice,
})

export async function previewCoupon(context: StaffContext, draft: Draft) {
  const coupon = offerOf(draft)
  await checkOwnProducts(context.db, coupon.targets)
  return previewPromotion(context, {
    window: usableWhile(draft, context.now),
    scope: coupon.targets.length > 0 ? { productIds: coupon.targets } : {},
    draft: { kind: promotionKind.is.coupon },
    coupon,
  })
}
