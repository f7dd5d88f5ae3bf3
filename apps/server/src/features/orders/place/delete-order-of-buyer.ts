import { orderApi } from '@zhanggui/contract/order/order'
import type { WriteContext } from '#platform/transactions'
import { recordEvent } from '../core/order-event.sql.ts'
import { checkOrder, lockOrder, updateOrder } from '../core/order-row.sql.ts'

/** The buyer does not want to see it any more. Deleting it again does no harm. */
export async function deleteOrderOfBuyer(context: WriteContext, { orderNo }: { orderNo: string }): Promise<null> {
  const order = await lockOrder(context.db, orderNo)
  if (order.isDeletedByBuyer) return null
  checkOrder(order, 'deleteByBuyer')
  await updateOrder(context, order.id, { is_deleted_by_buyer: true })
  await recordEvent(context, {
    orderId: order.id,
    kind: 'user_delete',
    message: '用户删除订单',
    actor: { kind: 'buyer', id: order.uid },
  })
  context.announceArea(orderApi)
  return null
}
