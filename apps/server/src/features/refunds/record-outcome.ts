import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { refundStatus } from '@zhanggui/domain/order/refund-codes'
import type { StaffContext } from '#platform/http/route'
import { findRefund, type StoredRefund } from './core/refund-row.sql.ts'

/** Notes in the log where a refund stood and stands now. */
export async function recordOutcome({ db, recordChanges }: StaffContext, before: StoredRefund): Promise<null> {
  const { status } = await findRefund(db, before.refund_no)
  const labels = [refundStatus.label(before.status), refundStatus.label(status)] as const
  recordChanges(changesBetween({ 退款状态: labels }), before.refund_no)
  return null
}
