import { codeTable } from '../kernel/code-table.ts'
import { parseDateLimit } from '../kernel/date-range.ts'

/** How urgent an order or a refund is. What is late already is due as well. */
export const dueBy = codeTable({
  today: { code: 'today', label: '今天到期' },
  soon: { code: '24h', label: '24小时内到期' },
  now: { code: 'now', label: '已超时' },
})
type DueBy = (typeof dueBy.codes)[number]

const DAY = 24 * 3_600_000

/** The instant before which the deadline lies. */
export function dueBefore(due: DueBy, now: Date): Date {
  if (due === dueBy.is.today) return parseDateLimit('today', now)?.until ?? now
  return due === dueBy.is.soon ? new Date(now.getTime() + DAY) : now
}
