import { expect, test } from 'vitest'
import { toFen } from '../kernel/money.ts'
import { averageOrder, phoneSearch, whyNotAddTag } from './user-rules.ts'

test('the average of no orders is nothing, a half counts as a fen', () => {
  expect(averageOrder(toFen(0), 0)).toBe(0)
  expect(averageOrder(toFen(1001), 2)).toBe(501)
  expect(averageOrder(toFen(1000), 3)).toBe(333)
})

test('a phone is searched by its last four figures or whole, never by a part of what is masked', () => {
  expect(phoneSearch('5678')).toEqual({ tail: '5678' })
  expect(phoneSearch('13812345678')).toEqual({ tail: '5678', whole: '13812345678' })
  for (const typed of ['678', '45678', '1234567890', '138x', '']) expect(phoneSearch(typed)).toBeUndefined()
})

test('there is an end to tags', () => {
  expect(whyNotAddTag(99)).toBeUndefined()
  expect(whyNotAddTag(100)).toBe('标签最多100个，请先删除不用的')
})
