import type { WriteContext } from '#platform/transactions'
import { endRefund } from '../core/end-refund.ts'
import { lockRefundFor } from '../core/lock-refund-for.ts'

/** The buyer wants it no longer. */
export async function revokeRefund(context: WriteContext, { refundOrderNo }: { refundOrderNo: string }): Promise<null> {
  const locked = await lockRefundFor(context.db, refundOrderNo, 'revoke')
  await endRefund(context, locked, {
    action: 'revoke',
    set: { is_revoked_by_buyer: true },
    kind: 'revoke',
    message: '用户撤销退款申请',
    actor: { kind: 'buyer', id: locked.order.uid },
  })
  return null
}
