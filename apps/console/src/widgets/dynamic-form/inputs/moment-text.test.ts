import { expect, test } from 'vitest'
import { closedTimes } from './closed-times.ts'
import { momentFrom, momentValue } from './moment-text.ts'

test.each([
  ['2026-03-01', 'yyyy-MM-dd'],
  ['2026年03月', 'yyyy年MM月'],
  ['08:05:09', 'HH:mm:ss'],
  ['2026-03-01 23:59:59', 'yyyy-MM-dd HH:mm:ss'],
  [Date.UTC(2026, 2, 1, 16, 30), 'timestamp'],
])('%s comes back as it went in', (value, format) => {
  const at = momentFrom(value, format)
  expect(at && momentValue(at, format)).toBe(value)
})

test.each([
  ['milliseconds', Date.UTC(2026, 2, 1, 16, 30)],
  ['the ten digits of seconds', Date.UTC(2026, 2, 1, 16, 30) / 1000],
  ['the same as text', String(Date.UTC(2026, 2, 1, 16, 30) / 1000)],
])('an instant in %s is shown as the shop’s clock shows it, wherever the browser is', (_, value) => {
  expect(momentFrom(value, 'timestamp')?.format('YYYY-MM-DD HH:mm')).toBe('2026-03-02 00:30')
})

test.each([
  ['2026-02-30', 'yyyy-MM-dd'],
  ['someday', 'yyyy-MM-dd'],
  ['soon', 'timestamp'],
])('%s is no time', (value, format) => {
  expect(momentFrom(value, format)).toBeNull()
})

test('times outside the allowed ones are closed, the first and the last hour in part', () => {
  const closed = closedTimes(['08:30:00', '18:00:00'])
  expect(closed.disabledHours()).toHaveLength(13)
  expect(closed.disabledMinutes(8)).toHaveLength(30)
  expect(closed.disabledMinutes(12)).toEqual([])
  expect(closed.disabledMinutes(18)).toHaveLength(59)
  expect(closed.disabledSeconds(18, 0)).toHaveLength(59)
})
