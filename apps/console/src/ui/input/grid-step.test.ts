import { expect, test } from 'vitest'
import { gridStep } from './grid-step.ts'

/** Three columns; the last row has two cells. */
const cells = Array.from({ length: 8 }, (_, index) => ({ offsetTop: Math.floor(index / 3) * 90 }))

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowLeft', 3, 2],
  ['ArrowDown', 1, 4],
  ['ArrowUp', 4, 1],
  ['Home', 5, 0],
  ['End', 0, 7],
])('%s leads from %i to %i', (key, from, to) => {
  expect(gridStep(key, from, cells)).toBe(to)
})

test.each([
  ['ArrowUp', 1],
  ['ArrowLeft', 0],
  ['ArrowDown', 5],
  ['ArrowRight', 7],
  ['a', 3],
  ['ArrowDown', -1],
])('%s leads nowhere from %i', (key, from) => {
  expect(gridStep(key, from, cells)).toBeLessThan(0)
})
