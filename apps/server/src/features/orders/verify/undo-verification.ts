import { orderApi } from '@zhanggui/contract/order/order'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { eventType } from '@zhanggui/domain/event/event-codes'
import { incomeNode } from '@zhanggui/domain/order/income/income-codes'
import { statusAfter } from '@zhanggui/domain/order/order-state'
import { whyNotUnverify } from '@zhanggui/domain/order/parcel/take-back'
import { refuse, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { findOrderTimes } from '../core/order-times.ts'
import { findIncome } from '../core/income.sql.ts'
import { recordEvent, staffActor } from '../core/order-event.sql.ts'
import { unreceiveLines } from '../core/order-line.sql.ts'
import { lockOrderFor, updateOrder } from '../core/order-row.sql.ts'

/** The wrong code was scanned: the goods are still on the counter. Money that has been settled stays where it is. */
export async function undoVerification(context: StaffContext, { orderNo }: { orderNo: string }): Promise<null> {
  const { db, now, staff, recordChanges, announceArea } = context
  const order = await lockOrderFor(db, orderNo, 'unverify')
  refuseIf(whyNotUnverify(order.receivedAt ?? now, now))
  const [income, times] = await Promise.all([findIncome(db, order.id), findOrderTimes(db)])
  if (times.incomeNode === incomeNode.is.receipt && income?.is_settled) refuse('货款已结算，不能撤销核销')
  await unreceiveLines(db, order.id)
  await updateOrder(context, order.id, { status: statusAfter('unverify'), verified_by: 0, received_at: null })
  await recordEvent(context, { orderId: order.id, kind: 'verify_undo', message: '撤销核销', actor: staffActor(staff) })
  db.tell({ type: eventType.is.orderUnverified, subject: orderNo, data: { orderNo } })
  recordChanges(changesBetween({ 核销: ['已核销', '已撤销'] }), orderNo)
  announceArea(orderApi)
  return null
}
