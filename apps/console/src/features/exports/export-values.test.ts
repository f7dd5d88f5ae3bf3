import { expect, test } from 'vitest'
import { moved, withColumn } from './export-values.ts'

test('columns are ticked at the end and moved one place', () => {
  expect(withColumn(['a', 'b'], 'c', true)).toEqual(['a', 'b', 'c'])
  expect(withColumn(['a', 'b'], 'a', false)).toEqual(['b'])
  expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect([moved(['a', 'b'], 'a', -1), moved(['a', 'b'], 'b', 1), moved(['a'], 'x', 1)]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    ['a'],
  ])
})
