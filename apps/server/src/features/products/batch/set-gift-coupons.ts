import { subjectOfMany } from '@zhanggui/domain/audit/subject-rules'
import { productRefusal } from '@zhanggui/domain/product/product-state'
import { checkGiftCoupons, findProductNames, putGiftCoupons, refuseProduct } from '#features/products/public'
import type { StaffContext } from '#platform/http/route'
import { type Choice, chooseProducts } from './choose-products.ts'

interface Gifts {
  readonly couponIds: readonly number[]
}

/** Replaces what comes with some products; it is no matter for a review. */
export async function setGiftCoupons({ db, recordChanges }: StaffContext, { couponIds, ...choice }: Choice & Gifts) {
  await checkGiftCoupons(db, couponIds)
  const names = await findProductNames(db, await chooseProducts(db, choice))
  if (names.size === 0) refuseProduct(productRefusal.missing)
  await putGiftCoupons(db, [...names.keys()], couponIds)
  recordChanges([{ field: '回馈券', before: '', after: couponIds.join('、') }], subjectOfMany([...names.values()]))
  return { products: names.size }
}

export async function setGiftCouponsOfOne(context: StaffContext, { id, couponIds }: Gifts & { id: number }) {
  await setGiftCoupons(context, { idList: [id], couponIds })
  return null
}
