import { formatHourRange, parseHourRange } from '../kernel/hour-range.ts'
import { formatShopTime, parseShopTime } from '../kernel/shop-time.ts'
import {
  type CutoffMode,
  cutoffMode,
  type ExceptionType,
  exceptionType,
  type SlotService,
} from './delivery-time-codes.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
export const MOST_DAYS_AHEAD = 30

/** A day in the shop's zone, `yyyy-MM-dd`. */
export type ShopDate = string

export const shopDate = (instant: Date): ShopDate => formatShopTime(instant).slice(0, 10)
const startOf = (date: ShopDate): Date => parseShopTime(`${date} 00:00:00`) ?? new Date(Number.NaN)
export const isShopDate = (text: string): boolean => parseShopTime(`${text} 00:00:00`) !== undefined
export const addDays = (date: ShopDate, days: number): ShopDate =>
  shopDate(new Date(startOf(date).getTime() + days * DAY))
/** From the beginning of the first day to the end of the last one. */
export const spanOfDays = ({ from, days }: { readonly from: ShopDate; readonly days: number }) => ({
  from: startOf(from),
  until: startOf(addDays(from, days)),
})
/** As it is stored, yyyymmdd. */
export const dayNumber = (date: ShopDate): number => Number(date.replaceAll('-', ''))
export const dateOfDay = (day: number): ShopDate => String(day).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
/** 1 (Monday) to 7. */
export const weekdayOf = (date: ShopDate): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7
const instantOf = (date: ShopDate, minutes: number): Date => new Date(startOf(date).getTime() + minutes * MINUTE)

/** Minutes of a day, 0 to 1440. */
export interface TimeRange {
  readonly start: number
  readonly end: number
}

export interface SlotTimes extends TimeRange {
  readonly weekdays: readonly number[]
}

export interface Slot extends SlotTimes {
  readonly status: boolean
  /** Orders on a day; 0: any number. */
  readonly capacity: number
  readonly cutoffMode: CutoffMode
  readonly cutoffMinutes: number
  /** HH:mm of the day before. */
  readonly cutoffTime: string
  /** How many days can be booked, today included. */
  readonly maxDays: number
}

export interface SlotException {
  /** null: all slots of the service. */
  readonly slotId: number | null
  readonly date: ShopDate
  readonly type: ExceptionType
  readonly capacity: number
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))

/** 09:00-12:00 */
export const formatRange = ({ start, end }: TimeRange): string => `${clock(start)}-${clock(end)}`
/** The value of the time-range control, `09:00,12:00`. */
export const joinRange = ({ start, end }: TimeRange): string => formatHourRange({ start: start / 60, end: end / 60 })
export const nameOfSlot = (slot: TimeRange & { readonly name: string }): string => slot.name || formatRange(slot)

export function parseRange(text: string): TimeRange | undefined {
  const hours = parseHourRange(text)
  return hours && { start: hours.start * 60, end: hours.end * 60 }
}

export function whyNotRange(text: string): string | undefined {
  const range = parseRange(text)
  if (!range) return '请选择时间段'
  return range.end > range.start ? undefined : '结束时间必须大于开始时间'
}

/** Half-open, so that one may end when the next begins. */
export const overlap = (one: SlotTimes, other: SlotTimes): boolean =>
  one.start < other.end && other.start < one.end && one.weekdays.some((day) => other.weekdays.includes(day))

/** From then on nobody can book any more. */
export const cutoffAt = (slot: Slot, date: ShopDate): Date =>
  slot.cutoffMode === cutoffMode.is.beforeSlot
    ? instantOf(date, slot.start - slot.cutoffMinutes)
    : instantOf(addDays(date, -1), minutesOf(slot.cutoffTime))

export const startsAt = (slot: TimeRange, date: ShopDate): Date => instantOf(date, slot.start)

/** What holds on one day: an exception for the slot beats one for all slots. */
export function placesOn(slot: Slot & { readonly id: number }, date: ShopDate, exceptions: readonly SlotException[]) {
  const ofDay = exceptions.filter((each) => each.date === date)
  const exception = ofDay.find(({ slotId }) => slotId === slot.id) ?? ofDay.find(({ slotId }) => slotId === null)
  const isServed = slot.weekdays.includes(weekdayOf(date))
  return {
    isClosed: !isServed || exception?.type === exceptionType.is.closed,
    capacity: exception?.type === exceptionType.is.capacity ? exception.capacity : slot.capacity,
  }
}

export const fullReason = '该时段已约满，请重新选择'

/** Why nobody can book this slot on that day now. */
export function whyNotBook(
  slot: Slot & { readonly id: number },
  date: ShopDate,
  day: { readonly used: number; readonly exceptions: readonly SlotException[] },
  now: Date,
): string | undefined {
  const today = shopDate(now)
  const { isClosed, capacity } = placesOn(slot, date, day.exceptions)
  const isInReach = date >= today && date < addDays(today, slot.maxDays)
  if (!slot.status || !isInReach || isClosed) return '该时段不可预约，请重新选择'
  if (now >= cutoffAt(slot, date)) return '该时段已截止，请重新选择'
  return capacity > 0 && day.used >= capacity ? fullReason : undefined
}

export const lockedReason = '已有预约订单，不能修改时段'

interface Booked extends SlotTimes {
  readonly serviceType: SlotService
}

/** Who has booked relies on the time, on the days and on the kind of service. */
export function whyNotMove(before: Booked, after: Booked, futureBookings: number): string | undefined {
  if (futureBookings === 0) return undefined
  const isSame =
    before.start === after.start &&
    before.end === after.end &&
    before.serviceType === after.serviceType &&
    before.weekdays.every((day) => after.weekdays.includes(day))
  return isSame ? undefined : lockedReason
}

const DAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日']
export const weekdayOptions = DAYS.map((label, index) => ({ value: index + 1, label }))

/** 周一、周二 or 每天. */
export const describeWeekdays = (weekdays: readonly number[]): string =>
  weekdays.length === DAYS.length
    ? '每天'
    : weekdays
        .toSorted((a, b) => a - b)
        .map((day) => DAYS[day - 1] ?? '')
        .join('、')

/** 提前1小时, or 提前90分钟. */
export function describeLead(minutes: number): string {
  if (minutes === 0) return '时段开始前'
  return minutes % 60 === 0 ? `提前${minutes / 60}小时` : `提前${minutes}分钟`
}

export const describeCutoff = (slot: Pick<Slot, 'cutoffMode' | 'cutoffMinutes' | 'cutoffTime'>): string => {
  if (slot.cutoffMode === cutoffMode.is.dayBefore) return `前一天${slot.cutoffTime}`
  return describeLead(slot.cutoffMinutes)
}
