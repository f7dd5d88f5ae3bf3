import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addOpenHours,
  type Closure,
  isOpenAt,
  moveDeadline,
  whyNotBeside,
  whyNotHoliday,
  whyNotOrderAt,
} from './holiday-rules.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour - 8))
const closed = (from: number, until: number, takesBookings = false): Closure => ({
  startsAt: at(from),
  endsAt: at(until),
  takesBookings,
})
const week = [closed(48, 72), closed(72, 96, true), closed(10, 12)]

test('a shop is closed from the first instant to before the last', () => {
  expect([9, 10, 11, 12, 71, 72, 96].map((hour) => isOpenAt(week, at(hour)))).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
    true,
  ])
})

test('it opens again after all closures that meet', () => {
  expect(addOpenHours(week, at(50), 0)).toEqual(at(96))
  expect(addOpenHours(week, at(12), 0)).toEqual(at(12))
})

describe('hours that are worked', () => {
  test.each([
    [0, 5, 5],
    [0, 10, 10],
    [0, 11, 13],
    [11, 1, 13],
    [40, 9, 97],
    [60, 0, 96],
  ])('from %i on %i of them end at %i', (from, hours, end) => {
    expect(addOpenHours(week, at(from), hours)).toEqual(at(end))
  })

  test('are as many as were asked for, counted hour by hour', () => {
    const closures = fc.array(fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 40 })), { maxLength: 6 })
    fc.assert(
      fc.property(closures, fc.nat(200), fc.integer({ min: 1, max: 72 }), (spans, from, hours) => {
        const list = spans.map(([start, length]) => closed(start, start + length))
        const end = addOpenHours(list, at(from), hours)
        let worked = 0
        for (let hour = from; at(hour) < end; hour += 1) if (isOpenAt(list, at(hour))) worked += 1
        expect(worked).toBe(hours)
      }),
    )
  })
})

describe('a deadline moves with the holidays', () => {
  test.each<[string, number, readonly Closure[], readonly Closure[], number]>([
    ['later by one that is new', 30, [], [closed(10, 20)], 40],
    ['later by what is left of one that has begun', 30, [], [closed(0, 20)], 45],
    ['back by one that is gone', 40, [closed(10, 20)], [], 30],
    ['with one that is put off', 40, [closed(10, 20)], [closed(15, 35)], 50],
    ['not by one that begins after it', 30, [], [closed(30, 50)], 30],
    ['not by one that is over', 30, [], [closed(0, 5)], 30],
    ['not when it is over itself', 4, [], [closed(0, 20)], 4],
  ])('%s', (_, due, before, after, moved) => {
    expect(moveDeadline(at(due), at(5), { before, after })).toEqual(at(moved))
  })

  test('and back again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 6, max: 200 }),
        fc.nat(200),
        fc.integer({ min: 1, max: 90 }),
        (due, from, length) => {
          const [none, some] = [[], [closed(from, from + length)]]
          const moved = moveDeadline(at(due), at(5), { before: none, after: some })
          expect(moveDeadline(moved, at(5), { before: some, after: none })).toEqual(at(due))
        },
      ),
    )
  })
})

test('orders wait for the shop unless it takes bookings, and hear until when', () => {
  expect(whyNotOrderAt(week, at(50))).toBe('店铺休假中，2026-01-05 00:00 恢复营业')
  expect(whyNotOrderAt(week, at(80))).toBeUndefined()
  expect(whyNotOrderAt(week, at(0))).toBeUndefined()
})

test('a holiday ends after it began, and stands beside the others', () => {
  expect(whyNotHoliday(closed(5, 5))).toBe('结束时间必须晚于开始时间')
  expect(whyNotHoliday(closed(5, 6))).toBeUndefined()
  expect(whyNotBeside(closed(95, 97), week)).toBe('与已有的休假时间重叠')
  expect(whyNotBeside(closed(96, 97), week)).toBeUndefined()
})
