import { expect, test } from 'vitest'
import { pagesAround } from './pages-around.ts'

test.each([
  [1, 1, 2, [1]],
  [1, 3, 2, [1, 2, 3]],
  [1, 9, 2, [1, 2, 3, 'gap', 9]],
  [5, 9, 2, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [6, 12, 2, [1, 'gap', 4, 5, 6, 7, 8, 'gap', 12]],
  [12, 12, 1, [1, 'gap', 11, 12]],
  [40, 12, 1, [1, 'gap', 12]],
])('page %i of %i, %i to either side', (current, last, reach, pages) => {
  expect(pagesAround(current, last, reach)).toEqual(pages)
})
