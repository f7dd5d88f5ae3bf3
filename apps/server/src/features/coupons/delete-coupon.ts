import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import type { StaffContext } from '#platform/http/route'
import { lockCoupon, updateCoupon } from './coupon.sql.ts'

/** Pieces that somebody has stay, and so do the products that they are for. */
export async function deleteCoupon(context: StaffContext, { id }: { id: number }) {
  const { name } = await lockCoupon(context.db, id)
  await updateCoupon(context, id, { deleted_at: context.now })
  context.recordChanges(changesBetween({ 优惠券名称: [name, ''] }), name)
  return null
}
