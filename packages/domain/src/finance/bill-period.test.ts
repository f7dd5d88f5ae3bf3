import { expect, test } from 'vitest'
import { addMonths, lastOfMonth, parseMonth } from '../kernel/shop-day.ts'
import { daily, monthly, overlap, pageOfPeriods, parseMonths } from './bill-period.ts'

const since = { first: 20260130, last: 20260302 }

test('days go back to the first one, over ends of months', () => {
  const { periods, total } = pageOfPeriods(daily, since, { offset: 0, limit: 100 })
  expect([total, periods.length]).toEqual([32, 32])
  expect([periods[0]?.key, periods[2]?.key, periods.at(-1)?.key]).toEqual(['2026-03-02', '2026-02-28', '2026-01-30'])
  expect(pageOfPeriods(daily, since, { offset: 30, limit: 20 }).periods.map(({ key }) => key)).toEqual([
    '2026-01-31',
    '2026-01-30',
  ])
})

test('months are whole, over ends of years', () => {
  const { periods, total } = pageOfPeriods(monthly, { first: 20251231, last: 20260201 }, { offset: 0, limit: 20 })
  expect(total).toBe(3)
  expect(periods).toEqual([
    { key: '2026-02', first: 20260201, last: 20260228 },
    { key: '2026-01', first: 20260101, last: 20260131 },
    { key: '2025-12', first: 20251201, last: 20251231 },
  ])
  expect([addMonths(20260101, -1), addMonths(20261101, 2), lastOfMonth(20280201)]).toEqual([
    20251201, 20270101, 20280229,
  ])
})

test('a range beyond the books has nothing', () => {
  expect(pageOfPeriods(daily, overlap(since, { first: 20250101, last: 20250102 }), { offset: 0, limit: 20 })).toEqual({
    periods: [],
    total: 0,
  })
})

test('a month is written as one', () => {
  expect(parseMonths('2026-01,2026-02')).toEqual({ first: 20260101, last: 20260228 })
  for (const text of ['2026-01', '2026-01,2026-13', '']) expect(parseMonths(text)).toBeUndefined()
  expect(parseMonth('2026-11')).toBe(20261101)
  for (const text of ['2026-13', '2026-1', '2026-11-01', '']) expect(parseMonth(text)).toBeUndefined()
})
