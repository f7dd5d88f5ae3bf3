import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decryptText, encryptText, newSecretKey, parsePoint } from './point-cipher.ts'

// The expected text was made with openssl, so that other programs' clients are understood too.
const knownKey = 'XwKsGlMcdPMEhR1B'
const knownText = '{"x":124,"y":5.0}'
const knownCipherText = 'zpoP7/SSjJrM8yiCQhmciaQdo5ChmvcuSLkPpa63WiM='

describe('point cipher', () => {
  it('is AES-128-ECB with PKCS7 padding in base64', () => {
    expect(encryptText(knownText, knownKey)).toBe(knownCipherText)
    expect(decryptText(knownCipherText, knownKey)).toBe(knownText)
  })

  it('gives every text back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        const secretKey = newSecretKey()
        expect(decryptText(encryptText(text, secretKey), secretKey)).toBe(text)
      }),
    )
  })

  it('makes a new key of 16 characters each time', () => {
    const keys = Array.from({ length: 50 }, newSecretKey)
    expect(new Set(keys.map((key) => key.length))).toEqual(new Set([16]))
    expect(new Set(keys).size).toBe(50)
  })

  it.each([
    ['nothing', ''],
    ['no base64', '这不是密文'],
    ['half a block', knownCipherText.slice(0, 12)],
    ['a changed block', `A${knownCipherText.slice(1, 22)}${knownCipherText.slice(0, 22)}`],
    ['too long a text', encryptText('x'.repeat(1000), knownKey)],
  ])('answers undefined to %s', (_, garbage) => {
    expect(decryptText(garbage, knownKey)).toBeUndefined()
  })

  it('answers undefined to another key, and to a key of the wrong length', () => {
    expect(decryptText(knownCipherText, 'another-key-here')).toBeUndefined()
    expect(decryptText(knownCipherText, 'short')).toBeUndefined()
  })

  it('never throws, whatever arrives', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (garbage) => {
        expect(parsePoint(decryptText(garbage, knownKey) ?? '')).toBeUndefined()
      }),
    )
  })
})

describe('parsePoint', () => {
  it('reads the point', () => {
    expect(parsePoint(knownText)).toEqual({ x: 124, y: 5 })
  })

  it.each([
    '',
    'x',
    'null',
    '[]',
    '{}',
    '{"x":1}',
    '{"x":"1","y":5}',
    '{"x":1e999,"y":5}',
    '{"x":null,"y":5}',
    '{"x":1,"y":5',
  ])('answers undefined to %j', (text) => {
    expect(parsePoint(text)).toBeUndefined()
  })
})
