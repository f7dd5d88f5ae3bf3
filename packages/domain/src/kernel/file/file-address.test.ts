import { expect, test } from 'vitest'
import { isFileAddress } from './file-address.ts'

test.each(['/media/a/b.jpg', 'https://example.com/图.png', 'HTTP://example.com/a'])('%s is an address', (text) => {
  expect(isFileAddress(text)).toBe(true)
})

test.each([
  '/api/admin/merchant/logout',
  '/cover.png',
  '/media/',
  '/media/../api/admin/merchant/logout.png',
  '/media/%2e%2e/api/logout.png',
  '/media/..\\api/logout.png',
  '/media//evil.example/a.png',
  '/media/a.png?x=/../..',
  'https:/api/admin/merchant/logout',
  'https:api/admin/merchant/logout',
  'https:///api/logout',
  'https://\\api/logout',
  'https:/\t/evil.example',
])('%j leads elsewhere', (text) => {
  expect(isFileAddress(text)).toBe(false)
})

test.each(['', 'x', 'a.jpg', '//example.com/a.jpg', 'javascript:alert(1)', 'https://', '/a b.jpg', '/'])(
  '%j is none',
  (text) => {
    expect(isFileAddress(text)).toBe(false)
  },
)
