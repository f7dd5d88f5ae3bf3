import { formatShopTime, parseShopTime, shopDay } from './shop-time.ts'

const DAY = 86_400_000

/** `2026-11-18` of 20261118. */
export const dayText = (day: number): string => String(day).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')

export function startOfDay(day: number): Date {
  const start = parseShopTime(`${dayText(day)} 00:00:00`)
  if (!start) throw new RangeError(`not a day: ${day}`)
  return start
}

export const addDays = (day: number, by: number): number => shopDay(new Date(startOfDay(day).getTime() + by * DAY))

/** 0 from a day to itself. */
export const daysFrom = (first: number, last: number): number =>
  (startOfDay(last).getTime() - startOfDay(first).getTime()) / DAY

/** `2026-11` of 20261118. */
export const monthText = (day: number): string => dayText(day).slice(0, 7)

export const firstOfMonth = (day: number): number => day - (day % 100) + 1

export function addMonths(day: number, by: number): number {
  const [year, month] = [Math.floor(day / 10_000), Math.floor(day / 100) % 100]
  const months = year * 12 + month - 1 + by
  return Math.floor(months / 12) * 10_000 + ((months % 12) + 1) * 100 + 1
}

export const lastOfMonth = (day: number): number => addDays(addMonths(day, 1), -1)

/** 20261101 of `2026-11`; anything else is undefined. */
export const parseMonth = (text: string): number | undefined => {
  const start = /^\d{4}-\d\d$/.test(text) ? parseShopTime(`${text}-01 00:00:00`) : undefined
  return start && Number(formatShopTime(start).slice(0, 10).replaceAll('-', ''))
}
