import { expect, test } from 'vitest'
import { toFen } from '../kernel/money.ts'
import { averageOrder, whyNotAddTag } from './user-rules.ts'

test('the average of no orders is nothing, a half counts as a fen', () => {
  expect(averageOrder(toFen(0), 0)).toBe(0)
  expect(averageOrder(toFen(1001), 2)).toBe(501)
  expect(averageOrder(toFen(1000), 3)).toBe(333)
})

test('there is an end to tags', () => {
  expect(whyNotAddTag(99)).toBeUndefined()
  expect(whyNotAddTag(100)).toBe('标签最多100个，请先删除不用的')
})
