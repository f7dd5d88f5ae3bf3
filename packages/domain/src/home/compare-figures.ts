import type { Days } from '../finance/bill-period.ts'
import type { DateRange } from '../kernel/date-range.ts'
import { addDays, dayText, startOfDay } from '../kernel/shop-day.ts'
import { shopDay } from '../kernel/shop-time.ts'

const DAY = 86_400_000

/** Today until now, and other days until the same time: half a day is not compared with a whole one. */
export function sameTimes(now: Date): Readonly<Record<'today' | 'yesterday' | 'lastWeek', DateRange>> {
  const from = startOfDay(shopDay(now))
  const back = (days: number): DateRange => ({
    from: new Date(from.getTime() - days * DAY),
    until: new Date(now.getTime() - days * DAY),
  })
  return { today: back(0), yesterday: back(1), lastWeek: back(7) }
}

export type Direction = 'up' | 'down' | 'same'

export interface Change {
  readonly direction: Direction
  readonly text: string
}

const MOST_PERCENT = 1000

/** How much a figure has changed, in words. What was nothing before has no percentage. */
export function describeChange(current: number, before: number): Change {
  if (current === before) return { direction: 'same', text: '持平' }
  const direction = current > before ? 'up' : 'down'
  if (before === 0) return { direction, text: '当时为 0' }
  const percent = (Math.abs(current - before) / Math.abs(before)) * 100
  const amount = percent >= MOST_PERCENT ? `${Math.round(percent / 100)} 倍` : `${rounded(percent)}%`
  return { direction, text: `${direction === 'up' ? '增长' : '下降'} ${amount}` }
}

/** Small changes keep a decimal; a change is never rounded to none, nor a part to all. */
const rounded = (percent: number): string => {
  const shown = percent < 10 ? Math.max(0.1, Math.round(percent * 10) / 10) : Math.round(percent)
  return String(shown === 100 && percent < 100 ? 99.9 : shown)
}

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'] as const

/** 周三. */
export const weekdayText = (day: number): string =>
  `周${WEEKDAYS[new Date(`${dayText(day)}T00:00:00Z`).getUTCDay()] ?? ''}`

/** The last full days, the newest of them yesterday. */
export const fullDays = (now: Date, count: number): Days => {
  const today = shopDay(now)
  return { first: addDays(today, -count), last: addDays(today, -1) }
}
