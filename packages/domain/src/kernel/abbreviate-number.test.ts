import { expect, test } from 'vitest'
import { abbreviateNumber } from './abbreviate-number.ts'

test.each([
  [0, '0'],
  [7.25, '7.3'],
  [999, '999'],
  [1000, '1k'],
  [1234, '1.2k'],
  [-1234, '-1.2k'],
  [999_940, '999.9k'],
  [999_960, '1M'],
  [12_300_000, '12.3M'],
  [4e9, '4G'],
  [5.6e12, '5.6T'],
  [7e15, '7P'],
  [8.9e18, '8.9E'],
  [1e21, '1000E'],
])('%d is %s', (value, text) => {
  expect(abbreviateNumber(value)).toBe(text)
})
