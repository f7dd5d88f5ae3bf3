import { expect, test } from 'vitest'
import { isOnScreen } from './is-on-screen.ts'

const shown = { pathname: '/product/list/import', search: '?id=7&action=3' }

test.each([
  ['/product/list/import?id=7', true],
  ['/product/list/import?id=8', false],
  ['/product/list?id=7', false],
  ['/product/list/import', false],
  ['', false],
])('what %j names is on screen: %j', (url, expected) => {
  expect(isOnScreen(url, shown)).toBe(expected)
})
