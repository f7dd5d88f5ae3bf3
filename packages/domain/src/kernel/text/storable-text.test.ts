import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText, storableText } from './storable-text.ts'

const units = fc.array(fc.constantFrom('a', '茶', '🍵', '\uD83C', '\uDF75', '\0'), { maxLength: 12 })
const anyText = units.map((parts) => parts.join(''))
const isWhole = (text: string) => !/\p{Cs}/u.test(text)

test('what can be stored has no NUL and no half of a character, and is otherwise as it was', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const stored = storableText(text)
      expect(isWhole(stored) && !stored.includes('\0')).toBe(true)
      expect(storableText(stored)).toBe(stored)
      expect(stored === text).toBe(isWhole(text) && !text.includes('\0'))
    }),
  )
})

test('a cut text is the longest beginning that fits and has no half of a character', () => {
  fc.assert(
    fc.property(anyText.map(storableText), fc.nat(15), (text, most) => {
      const cut = cutText(text, most)
      expect(text.startsWith(cut) && isWhole(cut) && cut.length <= most).toBe(true)
      const [next = ''] = text.slice(cut.length)
      expect(next === '' || cut.length + next.length > most).toBe(true)
    }),
  )
})
