import { recordEvent, staffActor } from '#features/orders/public'
import type { StaffContext } from '#platform/http/route'
import { lockRefundFor } from './core/lock-refund-for.ts'
import { startRefund } from './core/start-refund.ts'
import { recordOutcome } from './record-outcome.ts'

/** The goods are back: the money follows. */
export async function receiveGoods(context: StaffContext, { refundOrderNo }: { refundOrderNo: string }) {
  const locked = await lockRefundFor(context.db, refundOrderNo, 'receive')
  const { order, refund } = locked
  const event = { kind: 'receiving', message: '商家确认收到退货', actor: staffActor(context.staff) }
  await recordEvent(context, { ...event, orderId: order.id, refundId: refund.id })
  await startRefund(context, locked)
  return recordOutcome(context, refund)
}
