import { daysOfLimit } from '#ui/input/date-limit-text.ts'
import { recordPath } from '#ui/list/trail/open-record.tsx'
import { statementApi } from '@zhanggui/contract/finance/statement'
import { dayText, lastOfMonth, parseMonth } from '@zhanggui/domain/kernel/shop-day'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'

const STATEMENT = '/finance/statement'

/** `2026-11-01,2026-11-30` of `2026-11`, and a day with itself. */
export function daysOfBill(dataDate: string): string {
  const month = parseMonth(dataDate)
  return month === undefined ? `${dataDate},${dataDate}` : `${dataDate}-01,${dayText(lastOfMonth(month))}`
}

/** The lines that a bill is made of. */
export const flowOfBill = (dataDate: string): string =>
  `/finance/capitalFlow?${new URLSearchParams({ dateLimit: daysOfBill(dataDate) }).toString()}`

interface BillLink {
  readonly to: string
  /** What reads the bill: who may not sees no link. */
  readonly call: typeof statementApi.days | typeof statementApi.months
}

/** The bill of one day. */
const billOfDay = (day: string): BillLink => ({
  to: recordPath(STATEMENT, day.replaceAll('-', '')),
  call: statementApi.days,
})

/** The bill with today's payments in it. */
export const todaysBill = (now: Date): BillLink => billOfDay(formatShopTime(now).slice(0, 10))

/** The bill that the lines of these days add up to; nothing where they are neither a day nor a month. */
export function billOfDays(dateLimit: string, now: Date): BillLink | undefined {
  const [first = '', last = ''] = daysOfLimit(dateLimit, now) ?? []
  if (first === last) return first === '' ? undefined : billOfDay(first)
  const month = first.slice(0, 7)
  if (daysOfBill(month) !== `${first},${last}`) return undefined
  return { to: `${STATEMENT}?tab=month&open=${month.replace('-', '')}01`, call: statementApi.months }
}

export const printedMonth = (dataDate: string): string => `/finance/statement/print/${dataDate}`

/** A refund, looked at over the list of refunds. */
export const refundPath = (refundOrderNo: string): string => recordPath('/order/refund', refundOrderNo)
