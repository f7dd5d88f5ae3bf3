import { orderApi } from '@zhanggui/contract/order/order'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { cancelledBy, orderStatus } from '@zhanggui/domain/order/order-codes'
import type { StaffContext } from '#platform/http/route'
import { staffActor } from '../core/order-event.sql.ts'
import { lockOrderFor } from '../core/order-row.sql.ts'
import { endUnpaid } from '../place/cancel-order.ts'

/** The shop ends an order that nobody has paid; stock and coupons come back as if the buyer had ended it. */
export async function closeOrder(context: StaffContext, { orderNo, reason }: { orderNo: string; reason: string }) {
  const order = await lockOrderFor(context.db, orderNo, 'close')
  const actor = staffActor(context.staff)
  await endUnpaid(context, order, { by: cancelledBy.is.shop, message: `商家关闭订单：${reason}`, actor })
  const words = [orderStatus.label(order.status), `${cancelledBy.label(cancelledBy.is.shop)}（${reason}）`] as const
  context.recordChanges(changesBetween({ 订单状态: words }), orderNo)
  context.announceArea(orderApi)
  return null
}
