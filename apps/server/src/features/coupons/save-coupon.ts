import type { CouponDraft } from '@zhanggui/contract/coupon/coupon-fields'
import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { couponScope } from '@zhanggui/domain/coupon/coupon-codes'
import { whyNotYetOver } from '@zhanggui/domain/coupon/coupon-rules'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { checkOwnProducts } from './check-own-products.ts'
import { putCouponProducts } from './coupon-product.sql.ts'
import { insertCoupon } from './coupon.sql.ts'
import { describeCoupon } from './describe-coupon.ts'

export async function saveCoupon(context: StaffContext, draft: CouponDraft) {
  const { db, now, newId, recordChanges } = context
  const problem = whyNotYetOver(draft, now)
  if (problem) refuse(problem.message, { field: problem.field })
  const products = draft.category === couponScope.is.products ? draft.productIds : []
  await checkOwnProducts(db, products)
  const id = await newId()
  await insertCoupon(context, id, draft)
  await putCouponProducts(db, id, products)
  recordChanges(changesOfRecord(undefined, describeCoupon({ ...draft, productIds: products })), draft.name)
  return { id }
}
