import type { StoreCategoryRow } from '@zhanggui/contract/goods/store-category'
import { expect, test } from 'vitest'
import { parentOptions, whyNotMoveBelow } from './parent-options.ts'

const day = new Date(0)
const row = (id: number, pid: number, name: string): StoreCategoryRow => ({
  id,
  pid,
  name,
  icon: '',
  sort: 1,
  isShow: true,
  version: 1,
  createTime: day,
  updateTime: day,
})
const tea = row(1, 0, '茶')
const green = row(2, 1, '绿茶')
const china = row(3, 0, '瓷器')
const rows = [tea, green, china]
const names = (category?: StoreCategoryRow) => parentOptions(rows, category).map(({ label }) => label)

test('a new category lies at the top or below a top one', () => {
  expect(names()).toEqual(['顶级分类', '茶', '瓷器'])
})

test('nothing lies below itself, and no third level is made', () => {
  expect(names(china)).toEqual(['顶级分类', '茶'])
  expect(names(tea)).toEqual(['顶级分类'])
  expect(whyNotMoveBelow(rows, tea)).toBe('该分类下有子分类，只能放在顶级分类')
  expect(whyNotMoveBelow(rows, china)).toBeUndefined()
})
