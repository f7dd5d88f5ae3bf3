import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { refundStatus } from '@zhanggui/domain/order/refund-codes'
import { refundRefusal } from '@zhanggui/domain/order/refund-state'
import { lockOrderById, refuseOrder } from '#features/orders/public'
import { refundApi } from '@zhanggui/contract/order/refund'
import type { WriteContext } from '#platform/transactions'
import { completeRefunds } from './complete-refunds.ts'
import { listOfChannel, updateRefund } from './refund-row.sql.ts'

/** Refunds under this number that still wait for the channel, and their order, for this transaction alone. */
async function lockUnderway({ db }: WriteContext, channelNo: string) {
  const [first] = await listOfChannel(db, channelNo)
  if (!first) return refuseOrder(refundRefusal.missing)
  const order = await lockOrderById(db, first.order_id)
  const refunds = await listOfChannel(db, channelNo)
  return { order, refunds: refunds.filter(({ status }) => status === refundStatus.is.refunding) }
}

/** The channel has paid. Told twice, or after the fact, nothing more happens. */
export async function takePayment(context: WriteContext, channelNo: string): Promise<void> {
  const { order, refunds } = await lockUnderway(context, channelNo)
  if (refunds.length > 0) await completeRefunds(context, order, refunds)
}

/** The channel has not paid; staff see why and may ask again. `isFinal`: nobody asks again by itself. */
export async function takeFailure(context: WriteContext, channelNo: string, reason: string, isFinal: boolean) {
  const { order, refunds } = await lockUnderway(context, channelNo)
  for (const refund of refunds) await updateRefund(context, refund, { channel_error: reason })
  const [first] = refunds
  if (!first) return
  context.announceArea(refundApi)
  if (!isFinal) return
  context.announce({
    kind: noticeKind.is.refundResult,
    title: '退款失败',
    content: `订单 ${order.orderNo} 的退款未成功：${reason}`,
    url: `/order/refund?refundOrderNo=${first.refund_no}`,
    permission: refundApi.list.permission,
  })
}

/** The channel works on it: an earlier failure says nothing any more. */
export async function clearFailure(context: WriteContext, channelNo: string) {
  const { refunds } = await lockUnderway(context, channelNo)
  for (const refund of refunds) {
    if (refund.channel_error !== '') await updateRefund(context, refund, { channel_error: '' })
  }
}
