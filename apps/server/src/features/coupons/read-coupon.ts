import { promotionKind } from '@zhanggui/domain/promotion/promotion-codes'
import type { StaffContext } from '#platform/http/route'
import { listCouponProducts } from './coupon-product.sql.ts'
import { sumPromotion } from '#features/promotions/public'
import { countUsed, findCoupon } from './coupon.sql.ts'

export async function readCoupon({ db }: StaffContext, { id }: { id: number }) {
  const coupon = await findCoupon(db, id)
  const [usedCount, productList, orders] = await Promise.all([
    countUsed(db, id),
    listCouponProducts(db, id),
    sumPromotion(db, promotionKind.is.coupon, id),
  ])
  return { ...coupon, usedCount, productList, ...orders }
}
