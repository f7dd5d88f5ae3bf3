import { codeTable } from '../kernel/code-table.ts'
import { parseDateLimit } from '../kernel/date-range.ts'

/** How urgent an order or a refund is. What is late already is due today as well. */
export const dueBy = codeTable({
  today: { code: 'today', label: '今天到期' },
  now: { code: 'now', label: '已超时' },
})
type DueBy = (typeof dueBy.codes)[number]

/** The instant before which the deadline lies. */
export const dueBefore = (due: DueBy, now: Date): Date =>
  due === dueBy.is.today ? (parseDateLimit('today', now)?.until ?? now) : now
