import { parseDateLimit, quickRanges } from '@zhanggui/domain/kernel/date-range'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'

/** `lately7` as 最近7天, two days joined by a comma as 2026-01-01 至 2026-01-31. */
export const dateLimitText = (value: string): string =>
  quickRanges.find((range) => range.value === value)?.label ?? value.replace(',', ' 至 ')

/** The first and the last day of a date limit, `yyyy-MM-dd` in the shop's zone. */
export function daysOfLimit(value: string, now: Date): readonly [string, string] | undefined {
  const range = parseDateLimit(value, now)
  return range && [dayOf(range.from), dayOf(new Date(range.until.getTime() - 1))]
}

const DAY = 24 * 3_600_000
const dayOf = (instant: Date) => formatShopTime(instant).slice(0, 10)
const daysAgo = (now: Date, days: number) => dayOf(new Date(now.getTime() - days * DAY))

/** The shortcuts beside the calendar (spec §2); they end today in the shop's zone, yesterday excepted. */
export function calendarShortcuts(now: Date): { readonly label: string; readonly days: readonly [string, string] }[] {
  const today = dayOf(now)
  const yesterday = daysAgo(now, 1)
  return [
    { label: '昨天', days: [yesterday, yesterday] },
    { label: '最近七天', days: [daysAgo(now, 6), today] },
    { label: '本月', days: [`${today.slice(0, 7)}-01`, today] },
    { label: '最近30天', days: [daysAgo(now, 30), today] },
    { label: '最近一年', days: [daysAgo(now, 365), today] },
  ]
}
