import { addDays, type ShopDate, shopDate, weekdayOf } from '@zhanggui/domain/delivery-time/slot-rules'
import { daysFrom } from '@zhanggui/domain/kernel/shop-day'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'

export type CalendarView = 'month' | 'week'

const WEEK = 7

/** The days that a view shows around a day: its month, or its week from Monday on. */
export function daysOf(view: CalendarView, day: ShopDate): ShopDate[] {
  const first = view === 'month' ? `${day.slice(0, 7)}-01` : addDays(day, 1 - weekdayOf(day))
  const last = view === 'month' ? addDays(stepFrom('month', first, 1), -1) : addDays(first, WEEK - 1)
  return Array.from({ length: daysFrom(asNumber(first), asNumber(last)) + 1 }, (_, nth) => addDays(first, nth))
}

const asNumber = (date: ShopDate) => Number(date.replaceAll('-', ''))

/** The same view, so many months or weeks later. */
export function stepFrom(view: CalendarView, day: ShopDate, by: 1 | -1): ShopDate {
  if (view === 'week') return addDays(day, by * WEEK)
  const first = `${day.slice(0, 7)}-01`
  // The first of a month and 31 days, or a day before it, lie in the neighbouring month.
  return `${addDays(first, by === 1 ? 31 : -1).slice(0, 7)}-01`
}

export interface Span {
  /** Column of the first day, from 1 on, and how many days it fills. */
  readonly column: number
  readonly days: number
  readonly beginsBefore: boolean
  readonly endsAfter: boolean
}

/** Where a time lies among these days; the end is the first moment outside. Nothing where it does not touch them. */
export function spanIn(days: readonly ShopDate[], from: Date, until: Date): Span | undefined {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const [begin, end] = [shopDate(from), shopDate(new Date(until.getTime() - 1))]
  if (end < first || begin > last) return undefined
  const [shownFrom, shownTo] = [begin < first ? first : begin, end > last ? last : end]
  return {
    column: days.indexOf(shownFrom) + 1,
    days: daysFrom(asNumber(shownFrom), asNumber(shownTo)) + 1,
    beginsBefore: begin < first,
    endsAfter: end > last,
  }
}

export const isDay = (text: string | null): text is ShopDate =>
  text !== null &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  shopDay(new Date(text)) > 19_000_000
