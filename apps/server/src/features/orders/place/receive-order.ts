import { homeApi } from '@zhanggui/contract/home'
import { orderApi } from '@zhanggui/contract/order/order'
import { eventType } from '@zhanggui/domain/event/event-codes'
import { incomeNode } from '@zhanggui/domain/order/income/income-codes'
import { orderStatus } from '@zhanggui/domain/order/order-codes'
import { statusAfter } from '@zhanggui/domain/order/order-state'
import { parcelApi } from '@zhanggui/contract/order/parcel'
import { endParcels } from '#features/parcels/public'
import type { WriteContext } from '#platform/transactions'
import { recordEvent } from '../core/order-event.sql.ts'
import { receiveLines } from '../core/order-line.sql.ts'
import { checkOrder, lockOrder, updateOrder } from '../core/order-row.sql.ts'
import { settleIncome } from '../core/settle-income.ts'

/** The goods have arrived: the buyer says so, maybe twice, or has said nothing for long enough. */
export async function receiveOrder(
  context: WriteContext,
  { orderNo }: { orderNo: string },
  by: 'buyer' | 'system',
): Promise<null> {
  const isBuyer = by === 'buyer'
  const order = await lockOrder(context.db, orderNo)
  if (isBuyer && order.status === orderStatus.is.delivered) return null
  checkOrder(order, 'receive')
  await receiveLines(context.db, order.id)
  await updateOrder(context, order.id, { status: statusAfter('receive'), received_at: context.now, due_at: null })
  await endParcels(context.db, order.id, by)
  await recordEvent(context, {
    orderId: order.id,
    kind: 'user_take_delivery',
    message: isBuyer ? '用户已收货' : '系统自动收货',
    actor: isBuyer ? { kind: 'buyer', id: order.uid } : { kind: 'system' },
  })
  await settleIncome(context, order, incomeNode.is.receipt)
  context.db.tell({ type: eventType.is.orderReceived, subject: orderNo, data: { orderNo } })
  context.announceArea(orderApi)
  context.announceArea(parcelApi)
  context.announceArea(homeApi)
  return null
}
