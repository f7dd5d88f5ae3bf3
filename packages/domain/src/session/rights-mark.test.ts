import { expect, test } from 'vitest'
import { rightsMark } from './rights-mark.ts'

test('the same permissions have the same mark, in whatever order and however often they come', () => {
  expect(rightsMark(['merchant:a', 'merchant:b'])).toBe(rightsMark(['merchant:b', 'merchant:a', 'merchant:b']))
})

test('one more or one less is another mark', () => {
  const marks = [[], ['merchant:a'], ['merchant:b'], ['merchant:a', 'merchant:b']].map(rightsMark)
  expect(new Set(marks).size).toBe(4)
})
