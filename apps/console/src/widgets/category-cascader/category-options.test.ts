import type { GoodsCategoryNode } from '@zhanggui/contract/goods/store-category'
import { expect, test } from 'vitest'
import { optionsOf, pathTo, titleOf } from './category-options.ts'

const node = (id: number, level: number, childList: GoodsCategoryNode[] = [], isShow = true): GoodsCategoryNode => ({
  id,
  pid: 0,
  name: `类${id}`,
  icon: '',
  level,
  sort: 0,
  isShow,
  childList,
})
const leaf = (id: number, level: number, isShow = true) => node(id, level, [], isShow)

const tree = [node(1, 1, [leaf(2, 2), leaf(3, 2, false)]), leaf(4, 1)]

test('hidden ones and those of the wrong level cannot be chosen', () => {
  const options = optionsOf(tree, ({ level }) => level === 2)
  expect(options.map(({ value, disabled }) => [value, disabled])).toEqual([
    [1, false],
    [4, true],
  ])
  expect(options[0]?.children.map(({ value, disabled }) => [value, disabled])).toEqual([
    [2, false],
    [3, true],
  ])
})

test('the way to a category', () => {
  expect(pathTo(optionsOf(tree), 3)).toEqual([1, 3])
  expect(pathTo(optionsOf(tree), 9)).toBeUndefined()
})

test('a category in words', () => {
  expect(titleOf(optionsOf(tree), 2)).toBe('类1 / 类2')
  expect(titleOf(optionsOf(tree), 9)).toBeUndefined()
})
