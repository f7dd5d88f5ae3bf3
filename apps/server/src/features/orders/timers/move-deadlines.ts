import { orderApi } from '@zhanggui/contract/order/order'
import { type HolidayChange, moveDeadline } from '@zhanggui/domain/store/holiday-rules'
import type { StaffContext } from '#platform/http/route'
import { findWaiting, updateDeadlines } from './deadline.sql.ts'

/** The time to ship is counted in open hours: other holidays, other deadlines. */
export async function moveOrderDeadlines({ db, now, announceArea }: StaffContext, holidays: HolidayChange) {
  const moved = (await findWaiting(db, now))
    .map(({ id, dueAt }) => ({ id, dueAt, movedTo: moveDeadline(dueAt, now, holidays) }))
    .filter(({ dueAt, movedTo }) => movedTo.getTime() !== dueAt.getTime())
  if (moved.length === 0) return
  await updateDeadlines(db, moved)
  announceArea(orderApi)
}
