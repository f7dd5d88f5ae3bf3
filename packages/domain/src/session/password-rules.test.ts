import { expect, test } from 'vitest'
import { whyNotNewPassword } from './password-rules.ts'

test.each([
  ['', '长度6-20个字符'],
  ['12345', '长度6-20个字符'],
  ['123456', undefined],
  ['x'.repeat(20), undefined],
  ['x'.repeat(21), '长度6-20个字符'],
])('%j: %s', (password, reason) => {
  expect(whyNotNewPassword(password)).toBe(reason)
})
