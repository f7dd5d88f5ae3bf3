import {
  addDays,
  addMonths,
  daysFrom,
  dayText,
  firstOfMonth,
  lastOfMonth,
  monthText,
  parseMonth,
} from '../kernel/shop-day.ts'

/** Days are numbers, yyyymmdd; both ends belong to it. */
export interface Days {
  readonly first: number
  readonly last: number
}

export interface Period extends Days {
  /** `2026-11-18` or `2026-11`. */
  readonly key: string
}

/** How bills of one length follow each other, newest first. */
export interface BillLength {
  readonly count: (days: Days) => number
  /** The nth period before the one that holds the last day. */
  readonly nth: (days: Days, n: number) => Period
}

export const daily: BillLength = {
  count: ({ first, last }) => daysFrom(first, last) + 1,
  nth: ({ last }, n) => {
    const day = addDays(last, -n)
    return { key: dayText(day), first: day, last: day }
  },
}

const monthNumber = (day: number) => Math.floor(day / 10_000) * 12 + (Math.floor(day / 100) % 100)

export const monthly: BillLength = {
  count: ({ first, last }) => monthNumber(last) - monthNumber(first) + 1,
  nth: ({ last }, n) => {
    const first = addMonths(firstOfMonth(last), -n)
    return { key: monthText(first), first, last: lastOfMonth(first) }
  },
}

/** `2026-01,2026-11`: all days of these months; anything else is undefined. */
export function parseMonths(text: string): Days | undefined {
  const [first, last, ...rest] = text.split(',').map(parseMonth)
  return first === undefined || last === undefined || rest.length > 0 ? undefined : { first, last: lastOfMonth(last) }
}

/** The days that two spans share. */
export function overlap(a: Days, b: Days): Days | undefined {
  const [first, last] = [Math.max(a.first, b.first), Math.min(a.last, b.last)]
  return first <= last ? { first, last } : undefined
}

/** One page of periods, newest first, and how many there are. */
export function pageOfPeriods(
  length: BillLength,
  days: Days | undefined,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): { readonly periods: Period[]; readonly total: number } {
  if (!days) return { periods: [], total: 0 }
  const total = length.count(days)
  const shown = Math.max(0, Math.min(limit, total - offset))
  return { periods: Array.from({ length: shown }, (_, index) => length.nth(days, offset + index)), total }
}
