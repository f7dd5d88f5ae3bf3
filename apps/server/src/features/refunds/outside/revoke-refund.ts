import type { WriteContext } from '#platform/transactions'
import { endRefund } from '../core/end-refund.ts'
import { checkRefund } from '../core/lock-refund-for.ts'
import { lockRefund } from '../core/refund-row.sql.ts'

/** The buyer wants it no longer, and says so, maybe twice. */
export async function revokeRefund(context: WriteContext, { refundOrderNo }: { refundOrderNo: string }): Promise<null> {
  const locked = await lockRefund(context.db, refundOrderNo)
  if (locked.refund.is_revoked_by_buyer) return null
  checkRefund(locked.refund, 'revoke')
  await endRefund(context, locked, {
    action: 'revoke',
    set: { is_revoked_by_buyer: true },
    kind: 'revoke',
    message: '用户撤销退款申请',
    actor: { kind: 'buyer', id: locked.order.uid },
  })
  return null
}
