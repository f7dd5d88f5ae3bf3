import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { eventType } from '@zhanggui/domain/event/event-codes'
import { incomeNode } from '@zhanggui/domain/order/income/income-codes'
import { statusAfter } from '@zhanggui/domain/order/order-state'
import { findShopOfOrder } from '#features/merchants/public'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { recordEvent, staffActor } from '../core/order-event.sql.ts'
import { receiveLines } from '../core/order-line.sql.ts'
import { lockOrderFor, updateOrder } from '../core/order-row.sql.ts'
import { settleIncome } from '../core/settle-income.ts'
import { printWhenWanted } from '../print/print-slip.job.ts'
import { findByCode } from './find-by-code.sql.ts'

/** The buyer has shown the code at the counter and got the goods. */
export async function verifyOrder(context: StaffContext, { verifyCode }: { verifyCode: string }) {
  const { db, now, staff, recordChanges } = context
  const orderNo = (await findByCode(db, verifyCode)) ?? refuse('请选择正确的核销码', { field: 'verifyCode' })
  const order = await lockOrderFor(db, orderNo, 'verify')
  await receiveLines(db, order.id)
  await updateOrder(context, order.id, {
    status: statusAfter('verify'),
    verified_by: staff.adminId,
    received_at: now,
    due_at: null,
  })
  await recordEvent(context, { orderId: order.id, kind: 'verify', message: '订单已核销', actor: staffActor(staff) })
  await settleIncome(context, order, incomeNode.is.receipt)
  db.tell({ type: eventType.is.orderVerified, subject: orderNo, data: { orderNo } })
  await printWhenWanted(context, order, (await findShopOfOrder(db)).receiptPrinting)
  recordChanges(changesBetween({ 核销: ['', '已核销'] }), orderNo)
  return { orderNo }
}
