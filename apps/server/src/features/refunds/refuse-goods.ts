import { staffActor } from '#features/orders/public'
import type { StaffContext } from '#platform/http/route'
import { endRefund } from './core/end-refund.ts'
import { lockRefundFor } from './core/lock-refund-for.ts'
import { recordOutcome } from './record-outcome.ts'

interface Refusal {
  readonly refundOrderNo: string
  readonly reason: string
}

/** What came back is not what was sent. */
export async function refuseGoods(context: StaffContext, { refundOrderNo, reason }: Refusal) {
  const locked = await lockRefundFor(context.db, refundOrderNo, 'refuseGoods')
  await endRefund(context, locked, {
    action: 'refuseGoods',
    set: { refusal: reason },
    kind: 'rejectionGoods',
    message: `商家拒绝收货，原因：${reason}`,
    actor: staffActor(context.staff),
  })
  return recordOutcome(context, locked.refund)
}
