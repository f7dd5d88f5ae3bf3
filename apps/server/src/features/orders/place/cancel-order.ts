import { orderApi } from '@zhanggui/contract/order/order'
import { eventType } from '@zhanggui/domain/event/event-codes'
import { cancelledBy, type CancelledBy, orderStatus } from '@zhanggui/domain/order/order-codes'
import { statusAfter } from '@zhanggui/domain/order/order-state'
import { releaseStock } from '#features/products/public'
import type { WriteContext } from '#platform/transactions'
import { type Actor, recordEvent } from '../core/order-event.sql.ts'
import { listLines } from '../core/order-line.sql.ts'
import { checkOrder, lockOrder, type LockedOrder, updateOrder } from '../core/order-row.sql.ts'
import { releaseHolds } from '../holds/order-holds.ts'

type By = typeof cancelledBy.is.buyer | typeof cancelledBy.is.system

/** An order that was not paid ends, and what it had reserved can be sold again. A buyer may say so twice. */
export async function cancelOrder(
  context: WriteContext,
  { orderNo }: { orderNo: string },
  by: By,
  reason = '到期未支付系统自动取消',
): Promise<null> {
  const isBuyer = by === cancelledBy.is.buyer
  const order = await lockOrder(context.db, orderNo)
  if (isBuyer && order.status === orderStatus.is.cancelled) return null
  checkOrder(order, 'cancel')
  await endUnpaid(context, order, {
    by,
    message: isBuyer ? '用户取消订单' : reason,
    actor: isBuyer ? { kind: 'buyer', id: order.uid } : { kind: 'system' },
  })
  context.announceArea(orderApi)
  return null
}

interface Ending {
  readonly by: CancelledBy
  readonly message: string
  readonly actor: Actor
}

/** Ends an order that is locked and not paid: stock and whatever else it held come back. */
export async function endUnpaid(context: WriteContext, order: LockedOrder, { by, message, actor }: Ending) {
  const { db, now } = context
  const lines = await listLines(db, order.id)
  const quantities = lines.map((line) => ({ productId: line.product_id, skuId: line.sku_id, quantity: line.pieces }))
  await releaseStock(db, now, order.orderNo, quantities)
  await releaseHolds(context, order, 'cancelled')
  await updateOrder(context, order.id, { status: statusAfter('cancel'), cancelled_by: by, due_at: null })
  await recordEvent(context, { orderId: order.id, kind: 'cancel_order', message, actor })
  const { orderNo } = order
  db.tell({ type: eventType.is.orderCancelled, subject: orderNo, data: { orderNo, cancelStatus: by } })
}
