import type { StaffContext } from '#platform/http/route'
import { recordEvent, staffActor } from '../core/order-event.sql.ts'
import { lockOrderFor, updateOrder } from '../core/order-row.sql.ts'

/** What the buyer has deleted leaves the shop's lists too; money and history stay. */
export async function deleteOrder(context: StaffContext, { orderNo }: { orderNo: string }) {
  const { db, staff, recordChanges } = context
  const order = await lockOrderFor(db, orderNo, 'deleteByShop')
  await updateOrder(context, order.id, { is_deleted_by_shop: true })
  const event = { kind: 'merchant_delete', message: '商家删除订单' }
  await recordEvent(context, { orderId: order.id, ...event, actor: staffActor(staff) })
  recordChanges([], orderNo)
  return null
}
