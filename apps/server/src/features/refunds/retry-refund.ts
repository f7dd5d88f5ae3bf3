import { whyNotRetry } from '@zhanggui/domain/order/refund-state'
import { recordEvent, refuseOrder, staffActor } from '#features/orders/public'
import type { StaffContext } from '#platform/http/route'
import { clearFailure } from './core/channel-result.ts'
import { payRefundJob } from './core/pay-refund.job.ts'
import { lockRefund } from './core/refund-row.sql.ts'

/** Asks the payment channel again, under the same number: what it has paid meanwhile is not paid twice. */
export async function retryRefund(context: StaffContext, { refundOrderNo }: { refundOrderNo: string }) {
  const { order, refund } = await lockRefund(context.db, refundOrderNo)
  const refusal = whyNotRetry({ status: refund.status, channelError: refund.channel_error })
  if (refusal) refuseOrder(refusal)
  await clearFailure(context, refund.channel_no)
  await context.enqueue(payRefundJob, { channelNo: refund.channel_no, asked: 0 })
  const event = { kind: 'retry', message: '商家重新发起退款', actor: staffActor(context.staff) }
  await recordEvent(context, { ...event, orderId: order.id, refundId: refund.id })
  context.recordChanges([], refundOrderNo)
  return null
}
