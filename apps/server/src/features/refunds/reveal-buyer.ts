import type { StaffContext } from '#platform/http/route'
import { findRefund } from './core/refund-row.sql.ts'
import { findOrderOfRefund } from './order-of-refund.sql.ts'

/** Who the buyer is, unmasked; the call is limited and logged. */
export async function revealBuyer({ db, recordChanges }: StaffContext, { refundOrderNo }: { refundOrderNo: string }) {
  const { order_id: orderId } = await findRefund(db, refundOrderNo)
  const { realName, userPhone, userAddress, phone } = await findOrderOfRefund(db, orderId)
  recordChanges([], refundOrderNo)
  return { realName, userPhone, userAddress, phone }
}
