import { describe, expect, test } from 'vitest'
import { parseShopTime } from '../kernel/shop-time.ts'
import { cutoffMode, exceptionType, serviceOf, slotService } from './delivery-time-codes.ts'
import {
  addDays,
  describeCutoff,
  describeWeekdays,
  formatRange,
  overlap,
  parseRange,
  type Slot,
  type SlotException,
  weekdayOf,
  whyNotBook,
  whyNotMove,
  whyNotRange,
} from './slot-rules.ts'

const at = (time: string) => parseShopTime(`2025-03-${time}:00`) ?? new Date(Number.NaN)
/** 09:00–12:00 Monday to Friday, twenty orders, an hour before, three days ahead (sheet of marketing, 7.2). */
const slot: Slot & { id: number } = {
  id: 7,
  start: 540,
  end: 720,
  weekdays: [1, 2, 3, 4, 5],
  status: true,
  capacity: 20,
  cutoffMode: cutoffMode.is.beforeSlot,
  cutoffMinutes: 60,
  cutoffTime: '18:00',
  maxDays: 3,
}
const five: SlotException = { slotId: null, date: '2025-03-07', type: exceptionType.is.capacity, capacity: 5 }
const why = (date: string, used = 0, exceptions: readonly SlotException[] = [], now = '06 08:10', own = slot) =>
  whyNotBook(own, date, { used, exceptions }, at(now))
const [closed, late, full] = ['该时段不可预约，请重新选择', '该时段已截止，请重新选择', '该时段已约满，请重新选择']

describe('the example of the sheet', () => {
  test('Thursday 08:10: Thursday is too late, Friday is open, Saturday is no day of service', () => {
    expect(['2025-03-06', '2025-03-07', '2025-03-08'].map((date) => why(date))).toEqual([late, undefined, closed])
    expect(why('2025-03-07', 19, [], '07 07:59')).toBeUndefined()
    expect(why('2025-03-07', 19, [], '07 08:00')).toBe(late)
    expect([why('2025-03-07', 20), why('2025-03-05'), why('2025-03-10')]).toEqual([full, closed, closed])
  })

  test('with an exception of five places and five booked nothing is left on Friday', () => {
    expect([why('2025-03-07', 4, [five]), why('2025-03-07', 5, [five])]).toEqual([undefined, full])
  })
})

test('an exception for one slot beats that for all of them', () => {
  const own: SlotException = { slotId: 7, date: '2025-03-07', type: exceptionType.is.closed, capacity: 0 }
  expect(why('2025-03-07', 0, [five, own])).toBe(closed)
  expect(why('2025-03-07', 9, [{ ...own, type: exceptionType.is.capacity, capacity: 0 }, five])).toBeUndefined()
  expect(why('2025-03-07', 0, [{ ...own, slotId: 8 }])).toBeUndefined()
})

test('a cut-off on the day before, a closed slot, any number of orders', () => {
  const dayBefore = { ...slot, cutoffMode: cutoffMode.is.dayBefore }
  expect(why('2025-03-07', 0, [], '06 17:59', dayBefore)).toBeUndefined()
  expect(why('2025-03-07', 0, [], '06 18:00', dayBefore)).toBe(late)
  expect(why('2025-03-07', 0, [], '06 08:10', { ...slot, status: false })).toBe(closed)
  expect(why('2025-03-07', 9999, [], '06 08:10', { ...slot, capacity: 0 })).toBeUndefined()
})

test('slots may touch but not overlap on a day that they share', () => {
  const from = (start: number, end: number, weekdays = [1]) => ({ start: start * 60, end: end * 60, weekdays })
  expect(overlap(from(9, 12), from(12, 15))).toBe(false)
  expect(overlap(from(9, 12), from(11, 15))).toBe(true)
  expect(overlap(from(9, 12), from(11, 15, [2]))).toBe(false)
})

test('bookings lock time, service and days; more days are fine', () => {
  const booked = { start: 540, end: 720, weekdays: [1, 2], serviceType: slotService.is.delivery }
  const moved = (traits: object, bookings = 1) => whyNotMove(booked, { ...booked, ...traits }, bookings)
  expect([moved({ weekdays: [1, 2, 3] }), moved({ end: 780 }, 0)]).toEqual([undefined, undefined])
  for (const traits of [{ end: 780 }, { weekdays: [1] }, { serviceType: slotService.is.pickUp }]) {
    expect(moved(traits)).toBe('已有预约订单，不能修改时段')
  }
})

test('times as they are written', () => {
  expect(parseRange('09:00,24:00')).toEqual({ start: 540, end: 1440 })
  expect([whyNotRange('09:00,12:00'), whyNotRange('09:00,09:00'), whyNotRange('9,12'), whyNotRange('')]).toEqual([
    undefined,
    '结束时间必须大于开始时间',
    '请选择时间段',
    '请选择时间段',
  ])
  expect(formatRange({ start: 540, end: 1440 })).toBe('09:00-24:00')
  expect([weekdayOf('2025-03-06'), weekdayOf('2025-03-09'), addDays('2025-02-28', 1)]).toEqual([4, 7, '2025-03-01'])
  expect([describeWeekdays([3, 1]), describeWeekdays([1, 2, 3, 4, 5, 6, 7])]).toEqual(['周一、周三', '每天'])
  expect(describeCutoff(slot)).toBe('提前1小时')
  expect(describeCutoff({ ...slot, cutoffMode: cutoffMode.is.dayBefore })).toBe('前一天18:00')
  expect([1, 2, 3].map((way) => serviceOf(way as 1 | 2 | 3))).toEqual([1, 2, undefined])
})
