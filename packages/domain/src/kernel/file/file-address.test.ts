import { expect, test } from 'vitest'
import { isFileAddress } from './file-address.ts'

test.each(['/media/a/b.jpg', 'https://example.com/图.png', 'HTTP://example.com/a'])('%s is an address', (text) => {
  expect(isFileAddress(text)).toBe(true)
})

test.each(['', 'x', 'a.jpg', '//example.com/a.jpg', 'javascript:alert(1)', 'https://', '/a b.jpg', '/'])(
  '%j is none',
  (text) => {
    expect(isFileAddress(text)).toBe(false)
  },
)
