import { expect, test } from 'vitest'
import { formatHourRange, hoursFrom, parseHourRange, withEnd, withStart } from './hour-range.ts'

test.each([
  ['08:00,22:00', { start: 8, end: 22 }],
  ['00:00,24:00', { start: 0, end: 24 }],
  ['09:00,09:00', { start: 9, end: 9 }],
])('%s is a range and is written the same', (text, range) => {
  expect(parseHourRange(text)).toEqual(range)
  expect(formatHourRange(range)).toBe(text)
})

test.each(['', '08:00', '22:00,08:00', '08:30,22:00', '08:00,25:00', '8:00,22:00', '08:00,22:00,23:00'])(
  '%s is no range',
  (text) => {
    expect(parseHourRange(text)).toBeUndefined()
  },
)

test('a later start takes the end along, an earlier one leaves it', () => {
  expect(withStart({ start: 8, end: 10 }, 12)).toEqual({ start: 12, end: 12 })
  expect(withStart({ start: 8, end: 10 }, 6)).toEqual({ start: 6, end: 10 })
  expect(withStart(undefined, 6)).toEqual({ start: 6, end: 24 })
})

test('an end is never before the start', () => {
  expect(withEnd({ start: 8, end: 10 }, 20)).toEqual({ start: 8, end: 20 })
  expect(withEnd({ start: 8, end: 10 }, 7)).toEqual({ start: 8, end: 8 })
  expect(withEnd(undefined, 7)).toEqual({ start: 0, end: 7 })
})

test('there are 25 hours to choose from, 24:00 among them', () => {
  expect(hoursFrom(0)).toHaveLength(25)
  expect(hoursFrom(23)).toEqual([23, 24])
})
