import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import type { StaffContext } from '#platform/http/route'
import { recordEvent, staffActor } from '../core/order-event.sql.ts'
import { lockOrderFor, updateOrder } from '../core/order-row.sql.ts'

export async function remarkOrder(context: StaffContext, { orderNo, remark }: { orderNo: string; remark: string }) {
  const { db, staff, recordChanges } = context
  const order = await lockOrderFor(db, orderNo, 'remark')
  await updateOrder(context, order.id, { remark })
  await recordEvent(context, { orderId: order.id, kind: 'mark', message: `备注：${remark}`, actor: staffActor(staff) })
  recordChanges(changesBetween({ 商家备注: [order.remark, remark] }), orderNo)
  return null
}
