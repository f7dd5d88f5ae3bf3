import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatYuan, toFen } from './money.ts'
import { isBeginningOfYuan, parseTypedYuan, whyNotAmount } from './typed-money.ts'

test.each([
  ['¥1,234.50', 123_450],
  ['￥1,234.50\r\n', 123_450],
  ['1 234.5', 123_450],
  ['1 234 567', 123_456_700],
  ['１２３．４５', 12_345],
  ['12.', 1200],
  ['.5', 50],
  ['-.5', -50],
  ['-¥12.30', -1230],
  ['88 元', 8800],
  ['0', 0],
])('%j is an amount', (text, value) => {
  expect(parseTypedYuan(text)).toBe(value)
})

test.each(['', '.', '-', '1.234', '1,5', '12,34', '1e3', 'abc', '12345678901', '1.2.3', '1 2'])(
  '%j is no amount',
  (text) => {
    expect(parseTypedYuan(text)).toBeUndefined()
  },
)

test('what the screen shows is read back as the same amount, separators or not', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (value) => {
      const shown = formatYuan(toFen(value))
      expect(parseTypedYuan(shown)).toBe(value)
      expect(parseTypedYuan(shown.replaceAll(/\B(?=(?:\d{3})+\.)/g, ','))).toBe(value)
      expect(isBeginningOfYuan(shown)).toBe(true)
    }),
  )
})

test.each(['', '-', '1.', '.5', '1234567890.12'])('%j may become an amount', (text) => {
  expect(isBeginningOfYuan(text)).toBe(true)
})

test.each(['1.234', '1a', '1.2.', '12345678901', '--'])('%j never becomes one', (text) => {
  expect(isBeginningOfYuan(text)).toBe(false)
})

test('limits name the amount that they allow', () => {
  const limits = { min: toFen(1), max: toFen(100_000) }
  expect(whyNotAmount(toFen(0), limits)).toBe('金额不能小于0.01元')
  expect(whyNotAmount(toFen(100_001), limits)).toBe('金额不能大于1000.00元')
  expect(whyNotAmount(toFen(100_000), limits)).toBeUndefined()
})
