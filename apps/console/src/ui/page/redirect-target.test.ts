import { expect, test } from 'vitest'
import { loginPath, redirectTarget } from './redirect-target.ts'

test.each([
  ['/order/list', '/order/list'],
  ['/order/list?status=1&page=2#top', '/order/list?status=1&page=2#top'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['\\\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/a/..//evil.example', '/'],
  ['http://evil.example', '/'],
  ['data:text/html,<script>', '/'],
  ['mailto:a@evil.example', '/'],
  ['order/list', '/'],
  ['', '/'],
  ['/login?redirect=/login', '/'],
])('redirect=%s leads to %s', (wanted, target) => {
  expect(redirectTarget(`?redirect=${encodeURIComponent(wanted)}`)).toBe(target)
})

test('without a wanted page the rest of the query goes along', () => {
  expect(redirectTarget('?from=mail')).toBe('/?from=mail')
  expect(redirectTarget('')).toBe('/')
})

test('the sign-in address leads back to where it came from', () => {
  const address = loginPath('/order/list?status=1')
  expect(address).toBe('/login?redirect=%2Forder%2Flist%3Fstatus%3D1')
  expect(redirectTarget(address.slice(address.indexOf('?')))).toBe('/order/list?status=1')
  expect(loginPath('/')).toBe('/login')
})
