import fc from 'fast-check'
import { expect, test } from 'vitest'
import { queryTokens, searchTokens } from './search-tokens.ts'

test.each([
  ['绿茶礼盒', ['绿茶', '茶礼', '礼盒']],
  ['ＡＢ　Ab', ['ab', 'b ', ' a']],
  ['茶', []],
  ['  ', []],
  ['𠮷野家', ['𠮷野', '野家']],
])('%j has the tokens %j', (text, tokens) => expect(searchTokens(text)).toEqual(tokens))

test('a part of two or more characters of a name always matches', () => {
  const letter = fc.constantFrom(...Array.from('绿茶礼盒Aab1 　ＡΣσς𠮷-，㎏'))
  const name = fc.string({ unit: letter, minLength: 2, maxLength: 384 })
  fc.assert(
    fc.property(name, fc.nat(), fc.nat(), (text, from, length) => {
      const letters = [...text]
      const start = from % (letters.length - 1)
      const part = letters.slice(start, start + 2 + (length % letters.length)).join('')
      const tokens = new Set(searchTokens(text))
      return queryTokens(part).every((token) => tokens.has(token))
    }),
  )
})

test('a text is not indexed endlessly', () => {
  const long = Array.from({ length: 2000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('')
  expect(searchTokens(long)).toHaveLength(400)
})
