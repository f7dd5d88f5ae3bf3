import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import type { StaffContext } from '#platform/http/route'
import { lockCoupon, updateCoupon } from './coupon.sql.ts'

const word = (isOpen: boolean) => (isOpen ? '开启' : '关闭')

/** Whether pieces can be had; those that somebody has are not touched. */
export async function setCouponStatus(
  context: StaffContext,
  { id, status }: { id: number; status?: boolean | undefined },
) {
  const coupon = await lockCoupon(context.db, id)
  const isOpen = status ?? !coupon.status
  if (isOpen !== coupon.status) await updateCoupon(context, id, { is_open: isOpen })
  context.recordChanges(changesBetween({ 是否开启: [word(coupon.status), word(isOpen)] }), coupon.name)
  return null
}
