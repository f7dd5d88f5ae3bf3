import { eventType } from '@zhanggui/domain/event/event-codes'
import { type RefundAction, refundAfter } from '@zhanggui/domain/order/refund-state'
import type { Updateable } from 'kysely'
import { type Actor, listLines, recordEvent, updateLine } from '#features/orders/public'
import type { Refund } from '#platform/db/schema'
import type { WriteContext } from '#platform/transactions'
import { flagsOf, type LockedRefund, updateRefund } from './refund-row.sql.ts'
import { settleOrder } from './settle-order.ts'

interface Ending {
  readonly action: Extract<RefundAction, 'refuse' | 'refuseGoods' | 'revoke' | 'expire'>
  readonly set?: Updateable<Refund>
  readonly kind: string
  readonly message: string
  readonly actor: Actor
}

/** A refund ends without money: its pieces are free again. */
export async function endRefund(context: WriteContext, { order, refund }: LockedRefund, ending: Ending): Promise<void> {
  const { db } = context
  const status = refundAfter(flagsOf(refund), ending.action)
  await updateRefund(context, refund, {
    ...ending.set,
    status,
    due_at: null,
  })
  const line = (await listLines(db, order.id)).find(({ id }) => id === refund.line_id)
  if (line) {
    const applied_unsent = line.applied_unsent - refund.unsent
    await updateLine(db, line, { applied: line.applied - refund.pieces, applied_unsent })
  }
  const { kind, message, actor } = ending
  await recordEvent(context, { orderId: order.id, refundId: refund.id, kind, message, actor })
  const { orderNo } = order
  const data = { orderNo, refundOrderNo: refund.refund_no, refundStatus: status }
  db.tell({ type: eventType.is.refundClosed, subject: orderNo, data })
  await settleOrder(context, order)
}
