import { expect, test } from 'vitest'
import { splitTopMenu } from './top-menu-rules.ts'

test.each([
  [1440, 9],
  [1024, 6],
  [1920, 12],
])('a window of %i px shows %i entries', (width, size) => {
  expect(splitTopMenu(Array.from({ length: 20 }), width).shown).toHaveLength(size)
})

test('the rest goes under one more entry', () => {
  expect(splitTopMenu([1, 2, 3, 4, 5, 6, 7, 8], 1024)).toEqual({ shown: [1, 2, 3, 4, 5, 6], more: [7, 8] })
  expect(splitTopMenu([1, 2], 1024)).toEqual({ shown: [1, 2], more: [] })
})
