import { expect, test } from 'vitest'
import { keepNumeric, trimNumeric } from './numeric-text.ts'

test.each([
  ['12a.345', 2, '12.34'],
  ['12a.345', 1, '12.3'],
  ['12.345', 0, '12'],
  ['1.2.3', 2, '1.23'],
  ['.5', 2, '.5'],
  ['12.', 1, '12.'],
  ['-7', 0, '7'],
  ['１２．５', 2, '12.5'],
  ['3。5', 1, '3.5'],
  ['一', 0, ''],
] as const)('%s with %i decimals leaves %s', (text, decimals, left) => {
  expect(keepNumeric(text, decimals)).toBe(left)
})

test.each([
  ['12.', '12'],
  ['.5', '0.5'],
  ['.', ''],
  ['007', '007'],
])('%s is left standing as %s', (text, left) => {
  expect(trimNumeric(text)).toBe(left)
})
