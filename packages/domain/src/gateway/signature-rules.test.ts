import { expect, test } from 'vitest'
import { isWithinWindow, signatureText } from './signature-rules.ts'

const parts = { method: 'post', target: '/gateway/v1/brand/save?a=1', bodyHash: 'ab', timestamp: '1700000000' }

test('four lines are signed, and the nonce where there is one', () => {
  expect(signatureText(parts)).toBe('POST\n/gateway/v1/brand/save?a=1\nab\n1700000000')
  expect(signatureText({ ...parts, nonce: 'n-1' })).toBe('POST\n/gateway/v1/brand/save?a=1\nab\n1700000000\nn-1')
})

test.each([
  ['1700000000', true],
  ['1699999700', true],
  ['1700000300', true],
  ['1699999699', false],
  ['1700000301', false],
  ['1.7e9', false],
  ['-1700000000', false],
  ['', false],
])('a call of %s is in time: %s', (timestamp, isInTime) => {
  expect(isWithinWindow(timestamp, new Date(1_700_000_000_000))).toBe(isInTime)
})
