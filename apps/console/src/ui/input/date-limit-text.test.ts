import { parseShopTime } from '@zhanggui/domain/kernel/shop-time'
import { expect, test } from 'vitest'
import { calendarShortcuts, dateLimitText, daysOfLimit } from './date-limit-text.ts'

// Early in the shop's morning it is still the day before in Europe.
const now = parseShopTime('2026-03-02 03:00:00') ?? new Date(0)

test('a limit in words', () => {
  expect(dateLimitText('lately7')).toBe('最近7天')
  expect(dateLimitText('2026-01-01,2026-01-31')).toBe('2026-01-01 至 2026-01-31')
})

test('a limit as days of the shop', () => {
  expect(daysOfLimit('today', now)).toEqual(['2026-03-02', '2026-03-02'])
  expect(daysOfLimit('2026-01-01,2026-01-31', now)).toEqual(['2026-01-01', '2026-01-31'])
  expect(daysOfLimit('', now)).toBeUndefined()
})

test('the shortcuts of the calendar', () => {
  expect(calendarShortcuts(now)).toEqual([
    { label: '昨天', days: ['2026-03-01', '2026-03-01'] },
    { label: '最近七天', days: ['2026-02-24', '2026-03-02'] },
    { label: '本月', days: ['2026-03-01', '2026-03-02'] },
    { label: '最近30天', days: ['2026-01-31', '2026-03-02'] },
    { label: '最近一年', days: ['2025-03-02', '2026-03-02'] },
  ])
})
