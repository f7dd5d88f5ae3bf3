import type { StaffContext } from '#platform/http/route'
import { listCouponProducts } from './coupon-product.sql.ts'
import { countUsed, findCoupon, sumOrders } from './coupon.sql.ts'

export async function readCoupon({ db }: StaffContext, { id }: { id: number }) {
  const coupon = await findCoupon(db, id)
  const [usedCount, productList, orders] = await Promise.all([
    countUsed(db, id),
    listCouponProducts(db, id),
    sumOrders(db, id),
  ])
  return { ...coupon, usedCount, productList, ...orders }
}
