import { formatShopTime } from '../kernel/shop-time.ts'

/** From the first instant to before the last one nobody works in the shop. */
export interface Closure {
  readonly startsAt: Date
  readonly endsAt: Date
  /** 可预订: orders are taken all the same and wait. */
  readonly takesBookings: boolean
}

export const NOTE_LENGTH = 100
export const MOST_HOLIDAYS = 50
const HOUR = 3_600_000

const covers = ({ startsAt, endsAt }: Closure, at: Date) => startsAt <= at && at < endsAt

/** @internal The test counts open hours by it. */
export const isOpenAt = (closures: readonly Closure[], at: Date): boolean =>
  !closures.some((closure) => covers(closure, at))

/** The first instant from then on at which somebody works: closures that meet are one. */
function nextOpen(closures: readonly Closure[], at: Date): Date {
  const closed = closures.find((closure) => covers(closure, at))
  return closed ? nextOpen(closures, closed.endsAt) : at
}

/** When so many hours have been worked; hours that the shop is closed do not count. */
export function addOpenHours(closures: readonly Closure[], from: Date, hours: number): Date {
  const start = nextOpen(closures, from)
  const upcoming = closures
    .filter(({ startsAt }) => startsAt > start)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())[0]
  const end = new Date(start.getTime() + hours * HOUR)
  if (!upcoming || end <= upcoming.startsAt) return end
  const worked = (upcoming.startsAt.getTime() - start.getTime()) / HOUR
  return addOpenHours(closures, upcoming.endsAt, hours - worked)
}

const openHoursBetween = (closures: readonly Closure[], from: Date, until: Date): number =>
  closures.reduce(
    (hours, { startsAt, endsAt }) => {
      const closed = Math.min(endsAt.getTime(), until.getTime()) - Math.max(startsAt.getTime(), from.getTime())
      return hours - Math.max(closed, 0) / HOUR
    },
    (until.getTime() - from.getTime()) / HOUR,
  )

export interface HolidayChange {
  readonly before: readonly Closure[]
  readonly after: readonly Closure[]
}

/**
 * A deadline of the shop after its holidays have changed: what was left of it in open hours is still left. One that is over
 * stays over. Closures must not overlap.
 */
export const moveDeadline = (dueAt: Date, now: Date, { before, after }: HolidayChange): Date =>
  dueAt <= now ? dueAt : addOpenHours(after, now, openHoursBetween(before, now, dueAt))

/** Why no order can be placed: the shop is away, and does not take orders for later. */
export function whyNotOrderAt(closures: readonly Closure[], at: Date): string | undefined {
  const closed = closures.find((closure) => covers(closure, at) && !closure.takesBookings)
  if (!closed) return undefined
  return `店铺休假中，${formatShopTime(nextOpen(closures, at)).slice(0, 16)} 恢复营业`
}

interface Dates {
  readonly startsAt: Date
  readonly endsAt: Date
}

export const whyNotHoliday = ({ startsAt, endsAt }: Dates): string | undefined =>
  startsAt < endsAt ? undefined : '结束时间必须晚于开始时间'

/** Two closures at once could disagree about bookings. */
export const whyNotBeside = (holiday: Dates, others: readonly Dates[]): string | undefined =>
  others.some(({ startsAt, endsAt }) => startsAt < holiday.endsAt && holiday.startsAt < endsAt)
    ? '与已有的休假时间重叠'
    : undefined
