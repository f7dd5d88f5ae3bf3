import { parseShopTime } from '@zhanggui/domain/kernel/shop-time'
import { expect, it } from 'vitest'
import { daysSince, greeting } from './greeting.ts'

const at = (text: string) => parseShopTime(text) ?? new Date(Number.NaN)

it.each([
  ['00:00:00', '夜深了'],
  ['05:00:00', '早上好'],
  ['09:00:00', '上午好'],
  ['12:00:00', '中午好'],
  ['14:00:00', '下午好'],
  ['18:00:00', '晚上好'],
  ['23:59:59', '晚上好'],
])('at %s it says %s', (time, text) => {
  expect(greeting(at(`2026-03-01 ${time}`))).toBe(text)
})

it.each([
  ['2026-03-01 23:59:59', '2026-03-01 23:59:59', 1],
  ['2026-03-01 23:59:59', '2026-03-02 00:00:00', 2],
  ['2026-02-28 12:00:00', '2026-03-01 01:00:00', 2],
])('from %s to %s it counts %i days of the shop', (joined, now, days) => {
  expect(daysSince(at(joined), at(now))).toBe(days)
})
