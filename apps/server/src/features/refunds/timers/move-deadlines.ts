import { refundApi } from '@zhanggui/contract/order/refund'
import { type HolidayChange, moveDeadline } from '@zhanggui/domain/store/holiday-rules'
import type { StaffContext } from '#platform/http/route'
import { refundDue } from '../core/refund-due.ts'
import { listAwaitingShop, updateDeadline } from './refund-deadline.sql.ts'

/** The time to answer is counted in open hours too. The timer of the old moment finds that it came too early. */
export async function moveRefundDeadlines(context: StaffContext, holidays: HolidayChange) {
  const { db, now, enqueue, announceArea } = context
  for (const { id, refundNo, dueAt } of await listAwaitingShop(db, now)) {
    const movedTo = moveDeadline(dueAt, now, holidays)
    if (movedTo.getTime() === dueAt.getTime()) continue
    await updateDeadline(db, { id, dueAt, movedTo })
    await enqueue(refundDue, { refundNo }, movedTo)
    announceArea(refundApi)
  }
}
