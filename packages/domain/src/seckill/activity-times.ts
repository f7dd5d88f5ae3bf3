import { addDays, startOfDay } from '../kernel/shop-day.ts'
import { shopDay } from '../kernel/shop-time.ts'
import { timeSpan } from '../kernel/time/time-left.ts'
import { seckillStatus, type SeckillStatus } from './seckill-codes.ts'

const MINUTE = 60_000
const DAY_MINUTES = 24 * 60

/** Minutes after midnight; the end is outside. */
export interface SeckillSession {
  readonly start: number
  readonly end: number
}

/** When an activity sells: the same sessions on each of its days, the last one included. Days are yyyymmdd. */
export interface ActivityTimes {
  readonly startDate: number
  readonly endDate: number
  readonly timeList: readonly SeckillSession[]
  readonly isOpen: boolean
}

const minuteOf = (now: Date) => Math.floor((now.getTime() - startOfDay(shopDay(now)).getTime()) / MINUTE)

/** The status that lists, filters, orders and screens go by (sheet of marketing, 4.1). */
export function activityStatusAt({ startDate, endDate, timeList, isOpen }: ActivityTimes, now: Date): SeckillStatus {
  const [today, minute] = [shopDay(now), minuteOf(now)]
  if (today > endDate || (today === endDate && timeList.every(({ end }) => end <= minute)))
    return seckillStatus.is.ended
  const isInSession = today >= startDate && timeList.some(({ start, end }) => start <= minute && minute < end)
  return isInSession && isOpen ? seckillStatus.is.running : seckillStatus.is.upcoming
}

const at = (day: number, minute: number) => new Date(startOfDay(day).getTime() + minute * MINUTE)

/** When the first session of all begins, and the last one ends. */
export const activityEdges = ({ startDate, endDate, timeList }: ActivityTimes) => ({
  start: at(startDate, Math.min(...timeList.map(({ start }) => start))),
  end: at(endDate, Math.max(...timeList.map(({ end }) => end))),
})

/** The session that runs now, else the next one; none once all are over. */
function sessionAt({ startDate, endDate, timeList }: ActivityTimes, now: Date) {
  const inOrder = timeList.toSorted((a, b) => a.start - b.start)
  const today = Math.max(startDate, shopDay(now))
  return [today, addDays(today, 1)]
    .filter((day) => day <= endDate)
    .flatMap((day) => inOrder.map(({ start, end }) => ({ start: at(day, start), end: at(day, end) })))
    .find(({ end }) => end > now)
}

/** `还有 2 小时开始` or `还有 30 分钟结束`; nothing when it is over, or when the platform keeps it closed. */
export function untilNextSession(times: ActivityTimes, now: Date): string | undefined {
  const session = times.isOpen ? sessionAt(times, now) : undefined
  if (!session) return undefined
  const isRunning = session.start <= now
  return `还有 ${timeSpan(isRunning ? session.end : session.start, now)}${isRunning ? '结束' : '开始'}`
}

const clock = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** `08:00 - 10:00` */
export const sessionText = ({ start, end }: SeckillSession): string => `${clock(start)} - ${clock(end)}`

/** Reads `08:00 - 10:00`; anything else, a session that ends before it starts included, is none. */
export function parseSession(text: string): SeckillSession | undefined {
  const [, ...parts] = /^([0-2]\d):([0-5]\d) ?- ?([0-2]\d):([0-5]\d)$/.exec(text.trim()) ?? []
  const [fromHour = Number.NaN, fromMinute = 0, toHour = Number.NaN, toMinute = 0] = parts.map(Number)
  const session = { start: fromHour * 60 + fromMinute, end: toHour * 60 + toMinute }
  return session.start < session.end && session.end <= DAY_MINUTES ? session : undefined
}

/** Sessions of one day follow each other. */
export function whyNotSessions(sessions: readonly SeckillSession[]): string | undefined {
  if (sessions.length === 0) return '请设置活动场次'
  const inOrder = sessions.toSorted((a, b) => a.start - b.start)
  const overlaps = inOrder.some(({ start }, index) => start < (inOrder[index - 1]?.end ?? 0))
  return overlaps ? '活动场次不能重叠' : undefined
}
