import { expect, test } from 'vitest'
import { SharedTexts } from './shared-texts.ts'
import { sheetLimits } from './sheet-limits.ts'

const TOO_LARGE = '文件解压后过大，请分成多个文件'

test('texts come back, and what is no place among them is empty', () => {
  const texts = new SharedTexts()
  const long = '长🍵'.repeat(40_000)
  for (const text of ['茶', '', long, 'a']) texts.add(text)
  expect([0, 1, 2, 3].map((index) => texts.at(index))).toEqual(['茶', '', long, 'a'])
  expect([4, -1, 0.5, Number.NaN].map((index) => texts.at(index))).toEqual(['', '', '', ''])
})

test('too many, or too long in all, are refused', () => {
  const [many, long] = [new SharedTexts(), new SharedTexts()]
  for (let count = 0; count < sheetLimits.sharedTexts; count += 1) many.add('')
  expect(() => many.add('')).toThrow(TOO_LARGE)
  const text = '茶'.repeat(sheetLimits.cellChars)
  expect(() => {
    for (;;) long.add(text)
  }).toThrow(TOO_LARGE)
})
