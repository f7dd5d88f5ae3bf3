import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatShopTime, parseShopTime } from './shop-time.ts'

test('midnight in the shop is four in the afternoon UTC', () => {
  expect(parseShopTime('2026-03-01 00:00:00')).toEqual(new Date('2026-02-28T16:00:00Z'))
  expect(formatShopTime(new Date('2026-02-28T16:00:00Z'))).toBe('2026-03-01 00:00:00')
})

test.each([
  '1899-12-31 23:59:59',
  '3000-01-01 00:00:00',
  '2026-02-30 00:00:00',
  '2026-01-01 24:00:00',
  '2026-1-1 00:00:00',
  '2026-01-01',
  '',
  'x',
])('%j is not a time', (text) => expect(parseShopTime(text)).toBeUndefined())

test('writing and reading gives the same second', () => {
  const second = fc.date({
    min: new Date('1990-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(second, (instant) => {
      const whole = Math.floor(instant.getTime() / 1000) * 1000
      return parseShopTime(formatShopTime(instant))?.getTime() === whole
    }),
  )
})
