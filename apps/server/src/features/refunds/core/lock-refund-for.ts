import { type RefundAction, whyNotRefund } from '@zhanggui/domain/order/refund-state'
import { refuseOrder } from '#features/orders/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { type LockedRefund, lockRefund, type StoredRefund } from './refund-row.sql.ts'

/** Locks a refund of the shop's own, and refuses what its state forbids. */
export async function lockRefundFor(db: MerchantDb, refundNo: string, action: RefundAction): Promise<LockedRefund> {
  const locked = await lockRefund(db, refundNo)
  checkRefund(locked.refund, action)
  return locked
}

export function checkRefund(refund: StoredRefund, action: RefundAction): void {
  const refusal = whyNotRefund(refund, action)
  if (refusal) refuseOrder(refusal)
}
