import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addKeywords, joinKeywords, splitKeywords, whyNotKeywords } from './keyword-list.ts'

test('a text falls apart at both commas and at line ends', () => {
  expect(splitKeywords(' 龙井,绿茶， 明前 \n礼盒,,龙井')).toEqual(['龙井', '绿茶', '明前', '礼盒'])
})

test('only what is new is added, in the order of typing', () => {
  expect(addKeywords(['绿茶', '龙井'], '龙井，春茶')).toEqual(['绿茶', '龙井', '春茶'])
})

test('the joined text counts, commas included', () => {
  expect(whyNotKeywords(['a'.repeat(127), 'b'.repeat(127)])).toBeUndefined()
  expect(whyNotKeywords(['a'.repeat(127), 'b'.repeat(128)])).toBe('关键字长度不能超过255个字符')
  expect(whyNotKeywords(['abc'], 2)).toBe('关键字长度不能超过2个字符')
})

test('what is joined and split again is the same', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (texts) => {
      const keywords = texts.reduce(addKeywords, [] as string[])
      expect(splitKeywords(joinKeywords(keywords))).toEqual(keywords)
    }),
  )
})
