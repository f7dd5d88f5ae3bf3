import { describe, expect, test } from 'vitest'
import { daysOfTrend, trendPoints, trendRange } from './trend-period.ts'

const { days30, week, month, year } = trendRange.is
const ends = (range: (typeof trendRange.codes)[number], today: number) => {
  const points = trendPoints(range, today)
  const keys = (side: 'current' | 'previous') => points.map((point) => point[side]?.key)
  const [current, previous] = [keys('current'), keys('previous')]
  return [current.length, current[0], current.at(-1), previous[0], previous.at(-1)]
}

describe('the points of the trend', () => {
  test.each([
    [
      '30 days end today, the 30 before them yesterday a month ago',
      days30,
      20261118,
      [30, '2026-10-20', '2026-11-18', '2026-09-20', '2026-10-19'],
    ],
    ['a week begins on Monday', week, 20261118, [7, '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15']],
    [
      'on a Sunday it is the week that ends',
      week,
      20261122,
      [7, '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15'],
    ],
    ['a week may lie in two years', week, 20270101, [7, '2026-12-28', '2027-01-03', '2026-12-21', '2026-12-27']],
    ['a month is compared day by day', month, 20261118, [30, '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-30']],
    [
      'a shorter month before has no last days',
      month,
      20260310,
      [31, '2026-03-01', '2026-03-31', '2026-02-01', undefined],
    ],
    [
      'January is compared with December',
      month,
      20260110,
      [31, '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
    ],
    ['a year has twelve months', year, 20261118, [12, '2026-01', '2026-12', '2025-01', '2025-12']],
    ['also in December', year, 20261231, [12, '2026-01', '2026-12', '2025-01', '2025-12']],
  ] as const)('%s', (_, range, today, expected) => {
    expect(ends(range, today)).toEqual(expected)
  })

  test('need the sums from the first day compared until today', () => {
    expect(daysOfTrend(trendPoints(year, 20261118), 20261118)).toEqual({ first: 20250101, last: 20261118 })
  })
})
