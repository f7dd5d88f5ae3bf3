import type { Closure } from '@zhanggui/domain/store/holiday-rules'
import { moveOrderDeadlines } from '#features/orders/public'
import { moveRefundDeadlines } from '#features/refunds/public'
import type { StaffContext } from '#platform/http/route'
import { listHolidays } from './holiday.sql.ts'

/** Whatever waits for the shop gets the hours back that a new holiday takes, and loses those of one that is gone. */
export async function moveDeadlines(context: StaffContext, before: readonly Closure[]) {
  const holidays = { before, after: await listHolidays(context.db, context.now) }
  await moveOrderDeadlines(context, holidays)
  await moveRefundDeadlines(context, holidays)
}
