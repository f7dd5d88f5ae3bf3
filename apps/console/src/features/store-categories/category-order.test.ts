import type { StoreCategoryRow } from '@zhanggui/contract/goods/store-category'
import { expect, test } from 'vitest'
import { type CategoryNode, orderAfter, orderedTree } from './category-order.ts'

const day = new Date(0)
const row = (id: number, pid = 0): StoreCategoryRow => ({
  id,
  pid,
  name: `${id}`,
  icon: '',
  sort: 1,
  isShow: true,
  version: 1,
  createTime: day,
  updateTime: day,
})
const rows = [row(1), row(11, 1), row(2), row(12, 1), row(3), row(13, 1)]
const ids = (nodes: readonly CategoryNode[]): unknown[] =>
  nodes.map(({ id, childList }) => (childList.length > 0 ? [id, ...ids(childList)] : id))

test('a category takes the place of another among its siblings', () => {
  expect(orderAfter(rows, 3, 1)).toEqual({ pid: 0, idList: [3, 1, 2] })
  expect(orderAfter(rows, 11, 13)).toEqual({ pid: 1, idList: [12, 13, 11] })
})

test('it stays among its siblings', () => {
  expect(orderAfter(rows, 11, 2)).toBeUndefined()
  expect(orderAfter(rows, 2, 2)).toBeUndefined()
})

test('the new order is shown before the server has it, and moves nothing else', () => {
  expect(ids(orderedTree(rows, orderAfter(rows, 3, 1)))).toEqual([3, [1, 11, 12, 13], 2])
  expect(ids(orderedTree(rows, orderAfter(rows, 13, 11)))).toEqual([[1, 13, 11, 12], 2, 3])
})
