import { expect, test } from 'vitest'
import { formatShopTime } from '../kernel/shop-time.ts'
import { describeChange, fullDays, sameTimes, weekdayText } from './compare-figures.ts'

test('days are compared until the same time of day', () => {
  const { today, yesterday, lastWeek } = sameTimes(new Date('2026-03-01T06:30:00Z'))
  const text = ({ from, until }: typeof today) => [formatShopTime(from), formatShopTime(until)]
  expect(text(today)).toEqual(['2026-03-01 00:00:00', '2026-03-01 14:30:00'])
  expect(text(yesterday)).toEqual(['2026-02-28 00:00:00', '2026-02-28 14:30:00'])
  expect(text(lastWeek)).toEqual(['2026-02-22 00:00:00', '2026-02-22 14:30:00'])
})

test.each([
  [0, 0, 'same', '持平'],
  [5, 5, 'same', '持平'],
  [5, 0, 'up', '当时为 0'],
  [0, 5, 'down', '下降 100%'],
  [120, 100, 'up', '增长 20%'],
  [100, 120, 'down', '下降 17%'],
  [10_230, 10_000, 'up', '增长 2.3%'],
  [100_001, 100_000, 'up', '增长 0.1%'],
  [1, 1000, 'down', '下降 99.9%'],
  [1200, 100, 'up', '增长 11 倍'],
] as const)('%d after %d: %s, %s', (current, before, direction, text) => {
  expect(describeChange(current, before)).toEqual({ direction, text })
})

test('a day has its name, by the shop’s clock', () => {
  expect([weekdayText(20261118), weekdayText(20261122)]).toEqual(['周三', '周日'])
})

test('full days end yesterday', () => {
  expect(fullDays(new Date('2026-03-02T16:30:00Z'), 7)).toEqual({ first: 20260224, last: 20260302 })
})
