import { expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

it.each([
  ['abc123', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['aaaaaaaaaaaa1', 'weak'],
  ['teashop88', 'fair'],
  ['Teashop88', 'strong'],
  ['longer-tea-shop', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
