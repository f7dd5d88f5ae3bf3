import { type RefundAction, whyNotRefund } from '@zhanggui/domain/order/refund-state'
import { refuseOrder } from '#features/orders/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { type LockedRefund, lockRefund } from './refund-row.sql.ts'

/** Locks a refund of the shop's own, and refuses what its state forbids. */
export async function lockRefundFor(db: MerchantDb, refundNo: string, action: RefundAction): Promise<LockedRefund> {
  const locked = await lockRefund(db, refundNo)
  const refusal = whyNotRefund(locked.refund, action)
  return refusal ? refuseOrder(refusal) : locked
}
