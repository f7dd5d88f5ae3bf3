import type { couponApi } from '@zhanggui/contract/coupon/coupon'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { couponScope } from '@zhanggui/domain/coupon/coupon-codes'
import { findProductNames } from '#features/products/public'
import { checkVersion, refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { checkOwnProducts } from './check-own-products.ts'
import { listCouponProducts, putCouponProducts } from './coupon-product.sql.ts'
import { lockCoupon, updateCoupon } from './coupon.sql.ts'

/** The one thing of a coupon that can be edited: which products a 商品券 is for. */
export async function editCouponProducts(context: StaffContext, change: InputOf<typeof couponApi.editProducts>) {
  const { db, recordChanges } = context
  const { id, productIds } = change
  const coupon = await lockCoupon(db, id)
  if (coupon.category !== couponScope.is.products) refuse('优惠券不是商品券')
  checkVersion(change, coupon)
  await checkOwnProducts(db, productIds)
  const before = await listCouponProducts(db, id)
  await putCouponProducts(db, id, productIds)
  await updateCoupon(context, id, {})
  const after = await findProductNames(db, productIds)
  const words = (names: Iterable<string>) => [...names].toSorted().join('、')
  recordChanges(changesBetween({ 商品: [words(before.map(({ name }) => name)), words(after.values())] }), coupon.name)
  return null
}
