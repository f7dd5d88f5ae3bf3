import { expect, test } from 'vitest'
import { cutToWidth, textWidth } from './text-width.ts'

test.each([
  ['', 0],
  ['abc', 3],
  ['明前 50g', 8],
  ['，', 2],
])('%j is %i wide', (text, width) => {
  expect(textWidth(text)).toBe(width)
})

test('is cut before what does not fit', () => {
  expect(cutToWidth('明前龙井', 5)).toBe('明前')
  expect(cutToWidth('明a前', 3)).toBe('明a')
})
