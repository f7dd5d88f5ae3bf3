import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatShopTime, parseShopTime } from '../kernel/shop-time.ts'
import { quietUntil, usualQuiet, whyNotQuietTimes } from './quiet-hours.ts'

const at = (time: string) => parseShopTime(time) ?? new Date(Number.NaN)
const night = { ...usualQuiet, isOn: true }
/** 2026-03-02 is a Monday. */
const until = (quiet: typeof night, now: string) => {
  const end = quietUntil(quiet, at(now))
  return end && formatShopTime(end)
}

test.each([
  ['2026-03-02 21:59:59', undefined],
  ['2026-03-02 22:00:00', '2026-03-03 08:00:00'],
  ['2026-03-03 00:00:00', '2026-03-03 08:00:00'],
  ['2026-03-03 07:59:59', '2026-03-03 08:00:00'],
  ['2026-03-03 08:00:00', undefined],
])('a night from 22:00 to 08:00, at %s: until %s', (now, end) => expect(until(night, now)).toBe(end))

test('a pause at noon ends on the same day', () => {
  const noon = { ...night, from: '12:00', until: '13:30' }
  expect(until(noon, '2026-03-02 13:29:59')).toBe('2026-03-02 13:30:00')
  expect(until(noon, '2026-03-02 13:30:00')).toBeUndefined()
  expect(until(noon, '2026-03-02 23:00:00')).toBeUndefined()
})

test('a night belongs to the day on which it begins', () => {
  const monday = { ...night, days: [1] as const }
  expect(until(monday, '2026-03-02 07:00:00')).toBeUndefined()
  expect(until(monday, '2026-03-03 07:00:00')).toBe('2026-03-03 08:00:00')
  expect(until(monday, '2026-03-03 23:00:00')).toBeUndefined()
  const sunday = { ...night, days: [7] as const }
  expect(until(sunday, '2026-03-02 07:00:00')).toBe('2026-03-02 08:00:00')
})

test('switched off or without days there is none', () => {
  expect(until({ ...night, isOn: false }, '2026-03-02 23:00:00')).toBeUndefined()
  expect(until({ ...night, days: [] }, '2026-03-02 23:00:00')).toBeUndefined()
})

test('an end is always ahead, and less than a day away', () => {
  const time = fc.integer({ min: 0, max: 1439 }).map((minute) => {
    const [hours, minutes] = [Math.floor(minute / 60), minute % 60]
    return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
  })
  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(time, time, instant, (from, end, now) => {
      fc.pre(whyNotQuietTimes({ from, until: end }) === undefined)
      const ends = quietUntil({ ...night, from, until: end }, now)
      const left = ends ? ends.getTime() - now.getTime() : 1
      return left > 0 && left <= 86_400_000
    }),
  )
})

test('a quiet without length is refused', () => {
  expect(whyNotQuietTimes({ from: '08:00', until: '08:00' })).toBe('结束时间不能和开始时间相同')
  expect(whyNotQuietTimes(usualQuiet)).toBeUndefined()
})
