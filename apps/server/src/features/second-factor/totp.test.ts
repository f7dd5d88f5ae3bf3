import { stepAt } from '@zhanggui/domain/session/factor-rules'
import { expect, test } from 'vitest'
import { totpAt } from './totp-code.ts'
import { base32, newTotpSecret, otpauthUri, stepOfCode } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

// RFC 6238, appendix B, SHA-1: the last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i s the code is %s', (seconds, code) => {
  expect(totpAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code)
})

// RFC 4648, section 10.
test.each([
  ['fooba', 'MZXW6YTB'],
  ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
])('%s is %s in base 32', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})

test('a code tells its step, and only among the steps that are asked for', () => {
  expect(stepOfCode(secret, totpAt(secret, 100), [99, 100, 101])).toBe(100)
  expect(stepOfCode(secret, totpAt(secret, 98), [99, 100, 101])).toBeUndefined()
  expect(stepOfCode(secret, '28708', [1])).toBeUndefined()
})

test('secrets are 20 random bytes', () => {
  expect(newTotpSecret()).toHaveLength(20)
  expect(newTotpSecret().equals(newTotpSecret())).toBe(false)
})

test('the address names shop and account, whatever they are called', () => {
  expect(otpauthUri(secret, '山风茶铺', 'a b')).toBe(
    'otpauth://totp/%E5%B1%B1%E9%A3%8E%E8%8C%B6%E9%93%BA:a%20b?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' +
      '&issuer=%E5%B1%B1%E9%A3%8E%E8%8C%B6%E9%93%BA&algorithm=SHA1&digits=6&period=30',
  )
})
