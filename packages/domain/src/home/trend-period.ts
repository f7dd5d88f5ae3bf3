import type { Days, Period } from '../finance/bill-period.ts'
import { codeTable } from '../kernel/code-table.ts'
import { addDays, addMonths, dayText, daysFrom, firstOfMonth, lastOfMonth, monthText } from '../kernel/shop-day.ts'

export const trendRange = codeTable({
  days30: { code: '30', label: '近30天' },
  week: { code: 'week', label: '本周' },
  month: { code: 'month', label: '本月' },
  year: { code: 'year', label: '本年' },
})
export type TrendRange = (typeof trendRange.codes)[number]

/** What each is compared with, in words. */
export const previousLabel: Readonly<Record<TrendRange, string>> = {
  [trendRange.is.days30]: '前30天',
  [trendRange.is.week]: '上周',
  [trendRange.is.month]: '上月',
  [trendRange.is.year]: '去年',
}

interface TrendPoint {
  readonly current: Period
  /** At the same place of the period before; a shorter month has none for the last days of a longer one. */
  readonly previous: Period | undefined
}

const MONDAY = 1

/** 1 on Mondays, 7 on Sundays. */
const weekday = (day: number): number => new Date(`${dayText(day)}T00:00:00Z`).getUTCDay() || 7

const dayPeriod = (day: number): Period => ({ key: dayText(day), first: day, last: day })

const monthPeriod = (first: number): Period => ({ key: monthText(first), first, last: lastOfMonth(first) })

const span = (first: number, count: number): Period[] =>
  Array.from({ length: count }, (_, index) => dayPeriod(addDays(first, index)))

const paired = (current: readonly Period[], previous: readonly Period[]): TrendPoint[] =>
  current.map((period, index) => ({ current: period, previous: previous[index] }))

/** The points of a chart, oldest first, with those that are still to come; days as yyyymmdd. */
export function trendPoints(range: TrendRange, today: number): TrendPoint[] {
  if (range === trendRange.is.days30) return paired(span(addDays(today, -29), 30), span(addDays(today, -59), 30))
  if (range === trendRange.is.week) {
    const monday = addDays(today, MONDAY - weekday(today))
    return paired(span(monday, 7), span(addDays(monday, -7), 7))
  }
  if (range === trendRange.is.month) return paired(daysOfMonth(today), daysOfMonth(addMonths(today, -1)))
  const january = firstOfMonth(today) - Math.floor((firstOfMonth(today) % 10_000) / 100 - 1) * 100
  const months = (first: number) => Array.from({ length: 12 }, (_, index) => monthPeriod(addMonths(first, index)))
  return paired(months(january), months(addMonths(january, -12)))
}

const daysOfMonth = (day: number): Period[] => {
  const first = firstOfMonth(day)
  return span(first, daysFrom(first, lastOfMonth(first)) + 1)
}

/** From the first day that is compared to today. */
export const daysOfTrend = (points: readonly TrendPoint[], today: number): Days => ({
  first: points[0]?.previous?.first ?? today,
  last: today,
})
