import { formatShopTime, parseShopTime } from './shop-time.ts'

const DAY = 24 * 3_600_000

/** Quick filters of every list (spec §2): the word on the wire and the label on the screen. */
export const quickRanges = [
  { value: '', label: '全部' },
  { value: 'today', label: '今天' },
  { value: 'yesterday', label: '昨天' },
  { value: 'lately7', label: '最近7天' },
  { value: 'lately30', label: '最近30天' },
  { value: 'month', label: '本月' },
  { value: 'year', label: '本年' },
] as const

/** From the first instant to before `until`. */
export interface DateRange {
  readonly from: Date
  readonly until: Date
}

/** Reads `today` … `year` or `yyyy-MM-dd,yyyy-MM-dd` (both days whole) in the shop's zone; anything else is undefined. */
export function parseDateLimit(text: string, now: Date): DateRange | undefined {
  const today = formatShopTime(now).slice(0, 10)
  const [year = '', month = ''] = today.split('-')
  switch (text) {
    case 'today':
      return days(today, today)
    case 'yesterday':
      return days(shift(today, -1), shift(today, -1))
    case 'lately7':
      return days(shift(today, -6), today)
    case 'lately30':
      return days(shift(today, -29), today)
    case 'month':
      return days(`${year}-${month}-01`, shift(firstOfNextMonth(Number(year), Number(month)), -1))
    case 'year':
      return days(`${year}-01-01`, `${year}-12-31`)
    default: {
      const [first = '', last = '', ...rest] = text.split(',')
      return rest.length === 0 ? days(first, last) : undefined
    }
  }
}

function days(first: string, last: string): DateRange | undefined {
  const from = parseShopTime(`${first} 00:00:00`)
  const lastDay = parseShopTime(`${last} 00:00:00`)
  return from && lastDay && from <= lastDay ? { from, until: new Date(lastDay.getTime() + DAY) } : undefined
}

function shift(day: string, by: number): string {
  const start = parseShopTime(`${day} 00:00:00`) ?? new Date(Number.NaN)
  return formatShopTime(new Date(start.getTime() + by * DAY)).slice(0, 10)
}

const firstOfNextMonth = (year: number, month: number): string =>
  month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
