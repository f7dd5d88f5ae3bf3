import { expect, test } from 'vitest'
import { sameValue } from './same-value.ts'

test.each([
  ['', undefined],
  [null, ''],
  [1, 1],
  [new Date(5), new Date(5)],
  [
    [1, { a: 'x' }],
    [1, { a: 'x', b: undefined }],
  ],
])('%o says the same as %o', (a, b) => {
  expect(sameValue(a, b)).toBe(true)
})

test.each([
  [0, ''],
  [false, undefined],
  ['1', 1],
  [[1], [1, 2]],
  [new Date(5), new Date(6)],
  [{ a: 1 }, { a: 2 }],
  [[], {}],
])('%o says something else than %o', (a, b) => {
  expect(sameValue(a, b)).toBe(false)
})
