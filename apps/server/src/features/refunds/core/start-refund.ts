import { toFen } from '@zhanggui/domain/kernel/money'
import { computeRefund } from '@zhanggui/domain/refund/compute-refund'
import { payType } from '@zhanggui/domain/order/order-codes'
import { refundStatus } from '@zhanggui/domain/order/refund-codes'
import type { Updateable } from 'kysely'
import type { LockedOrder } from '#features/orders/public'
import type { Refund } from '#platform/db/schema'
import type { WriteContext } from '#platform/transactions'
import { completeRefunds } from './complete-refunds.ts'
import { payRefundJob } from './pay-refund.job.ts'
import { columnsOf, listOfChannel, type LockedRefund, type StoredRefund, updateRefund } from './refund-row.sql.ts'
import { findLine } from './refundable-lines.ts'
import { settleOrder } from './settle-order.ts'

/** What a refund asks for, as the rules of money see it. */
const wishOf = ({ pieces, amount_fen: amount, with_freight: withFreight }: StoredRefund) =>
  pieces > 0 ? { pieces, withFreight } : { amount: toFen(amount), withFreight }

/** Fixes what goes back and to whom it is charged; from here on only the payment channel decides. */
export async function startRefund(
  context: WriteContext,
  { order, refund }: LockedRefund,
  set: Updateable<Refund> = {},
) {
  const { refundable } = await findLine(context.db, order.id, refund.line_id)
  const parts = computeRefund(refundable, wishOf(refund))
  const channelNo = refund.refund_no
  await updateRefund(context, refund, {
    ...set,
    ...columnsOf(parts),
    status: refundStatus.is.refunding,
    channel_no: channelNo,
    due_at: null,
  })
  await askChannel(context, order, channelNo)
}

/**
 * Sends refunds that share a number to the channel once they are committed. What a wallet holds goes back at once, and
 * so does nothing.
 */
export async function askChannel(context: WriteContext, order: LockedOrder, channelNo: string) {
  const refunds = await listOfChannel(context.db, channelNo)
  const isFree = refunds.every(({ amount_fen: amount }) => amount === 0)
  if (isFree || order.payType === payType.is.wallet) return completeRefunds(context, order, refunds)
  await context.enqueue(payRefundJob, { channelNo, asked: 0 })
  return settleOrder(context, order)
}
