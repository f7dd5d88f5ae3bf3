import { describe, expect, test } from 'vitest'
import { parseDateLimit } from './date-range.ts'
import { formatShopTime } from './shop-time.ts'

// A quarter past midnight in the shop, still the day before in UTC.
const now = new Date('2026-03-01T00:15:00+08:00')

const shown = (text: string, at = now) => {
  const range = parseDateLimit(text, at)
  return range && [formatShopTime(range.from), formatShopTime(range.until)]
}

describe('date limits are days of the shop', () => {
  test.each([
    ['today', '2026-03-01 00:00:00', '2026-03-02 00:00:00'],
    ['yesterday', '2026-02-28 00:00:00', '2026-03-01 00:00:00'],
    ['lately7', '2026-02-23 00:00:00', '2026-03-02 00:00:00'],
    ['lately30', '2026-01-31 00:00:00', '2026-03-02 00:00:00'],
    ['month', '2026-03-01 00:00:00', '2026-04-01 00:00:00'],
    ['year', '2026-01-01 00:00:00', '2027-01-01 00:00:00'],
    ['2026-01-05,2026-01-06', '2026-01-05 00:00:00', '2026-01-07 00:00:00'],
  ])('%s', (text, from, until) => expect(shown(text)).toEqual([from, until]))

  test('December ends with the year', () => {
    expect(shown('month', new Date('2026-12-31T12:00:00+08:00'))).toEqual([
      '2026-12-01 00:00:00',
      '2027-01-01 00:00:00',
    ])
  })

  test.each(['', 'tomorrow', '2026-01-06,2026-01-05', '2026-02-30,2026-03-01', '2026-01-01', '2026-01-01,2026-01-02,'])(
    '%j is none',
    (text) => expect(shown(text)).toBeUndefined(),
  )
})
