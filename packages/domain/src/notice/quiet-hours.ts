import type { Weekday } from '../export/export-codes.ts'
import { formatShopTime, parseShopTime } from '../kernel/shop-time.ts'

/** 免打扰: from an hour to another one, in the shop's zone, on the days on which it begins. */
export interface QuietHours {
  readonly isOn: boolean
  /** `HH:mm` */
  readonly from: string
  /** Not after `from`: of the next day. */
  readonly until: string
  readonly days: readonly Weekday[]
}

export const usualQuiet: QuietHours = { isOn: false, from: '22:00', until: '08:00', days: [1, 2, 3, 4, 5, 6, 7] }

const DAY = 86_400_000

export const whyNotQuietTimes = ({ from, until }: Pick<QuietHours, 'from' | 'until'>): string | undefined =>
  from === until ? '结束时间不能和开始时间相同' : undefined

/** When the quiet that is on now ends; undefined if there is none. */
export function quietUntil(quiet: QuietHours, now: Date): Date | undefined {
  if (!quiet.isOn) return undefined
  const today = startOfDay(now)
  const ends = [today - DAY, today].flatMap((day) => {
    const start = day + millisecondsOf(quiet.from)
    const isOver = quiet.until <= quiet.from
    const end = day + millisecondsOf(quiet.until) + (isOver ? DAY : 0)
    const isQuiet = quiet.days.includes(weekdayOf(day)) && start <= now.getTime() && now.getTime() < end
    return isQuiet ? [end] : []
  })
  return ends.length > 0 ? new Date(Math.max(...ends)) : undefined
}

const startOfDay = (instant: Date): number =>
  (parseShopTime(`${formatShopTime(instant).slice(0, 10)} 00:00:00`) ?? instant).getTime()

const millisecondsOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * 60_000
}

/** 1 to 7, as ISO 8601 counts; noon is the same day in every zone that the shop's arithmetic knows. */
function weekdayOf(day: number): Weekday {
  const sunday = new Date(`${formatShopTime(new Date(day)).slice(0, 10)}T12:00:00Z`).getUTCDay()
  return (sunday === 0 ? 7 : sunday) as Weekday
}
