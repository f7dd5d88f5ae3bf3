import { daysOfLimit } from '#ui/input/date-limit-text.ts'
import { recordPath } from '#ui/list/trail/open-record.tsx'
import { dayText, lastOfMonth, parseMonth } from '@zhanggui/domain/kernel/shop-day'

const STATEMENT = '/finance/statement'

/** `2026-11-01,2026-11-30` of `2026-11`, and a day with itself. */
export function daysOfBill(dataDate: string): string {
  const month = parseMonth(dataDate)
  return month === undefined ? `${dataDate},${dataDate}` : `${dataDate}-01,${dayText(lastOfMonth(month))}`
}

/** The lines that a bill is made of. */
export const flowOfBill = (dataDate: string): string =>
  `/finance/capitalFlow?${new URLSearchParams({ dateLimit: daysOfBill(dataDate) }).toString()}`

/** The bill that the lines of these days add up to; nothing where they are neither a day nor a month. */
export function billOfDays(dateLimit: string, now: Date): string | undefined {
  const [first = '', last = ''] = daysOfLimit(dateLimit, now) ?? []
  if (first === last) return first === '' ? undefined : recordPath(STATEMENT, first.replaceAll('-', ''))
  const month = first.slice(0, 7)
  return daysOfBill(month) === `${first},${last}`
    ? `${STATEMENT}?tab=month&open=${month.replace('-', '')}01`
    : undefined
}

export const printedMonth = (dataDate: string): string => `/finance/statement/print/${dataDate}`

/** A refund, looked at over the list of refunds. */
export const refundPath = (refundOrderNo: string): string => recordPath('/order/refund', refundOrderNo)
