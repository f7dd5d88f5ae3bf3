import { expect, test } from 'vitest'
import { cappedTotal } from './page-window.ts'

test('a count that stopped says so, and one that ended there does not', () => {
  expect(cappedTotal(1501, 1500)).toEqual({ total: 1500, isPartial: true })
  expect(cappedTotal(1500, 1500)).toEqual({ total: 1500 })
})
