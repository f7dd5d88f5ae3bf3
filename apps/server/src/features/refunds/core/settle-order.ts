import { orderApi } from '@zhanggui/contract/order/order'
import { refundApi } from '@zhanggui/contract/order/refund'
import { orderRefund, orderStatus } from '@zhanggui/domain/order/order-codes'
import { isAllShipped, orderRefundOf } from '@zhanggui/domain/order/order-lines'
import {
  cancelDispatch,
  listLines,
  type LockedOrder,
  piecesOf,
  recordEvent,
  releaseHolds,
  updateOrder,
} from '#features/orders/public'
import type { WriteContext } from '#platform/transactions'
import { countRefunds } from './refund-row.sql.ts'

/** A courier who has not fetched the goods. */
const ON_THE_WAY_TO_THE_SHOP: ReadonlySet<number> = new Set([
  orderStatus.is.assigned,
  orderStatus.is.accepted,
  orderStatus.is.arrived,
])

/** Brings an order into line with its refunds, whatever has become of one of them. Whoever calls holds the order. */
export async function settleOrder(context: WriteContext, order: LockedOrder): Promise<void> {
  const { db, now } = context
  const lines = (await listLines(db, order.id)).map(piecesOf)
  const { open, hasBuyers } = await countRefunds(db, order.id)
  const refund = orderRefundOf(lines)
  const isWhole = refund === orderRefund.is.whole
  const isSent = !isWhole && order.status === orderStatus.is.partlyShipped && isAllShipped(lines)
  await updateOrder(context, order.id, {
    refund_status: refund,
    open_refunds: open,
    has_buyer_refund: hasBuyers,
    ...(isWhole && { due_at: null }),
    ...(isSent && { status: orderStatus.is.shipped, sent_at: now, due_at: null }),
  })
  if (isSent) {
    const message = '未发货的商品已全部退款，订单转为待收货'
    await recordEvent(context, { orderId: order.id, kind: 'express', message, actor: { kind: 'system' } })
  }
  if (isWhole && order.refund !== orderRefund.is.whole) await releaseHolds(context, order, 'refunded')
  if (isWhole && ON_THE_WAY_TO_THE_SHOP.has(order.status)) await cancelDispatch(context, order.id, '订单已退款')
  context.announceArea(orderApi)
  context.announceArea(refundApi)
}
