import type { CategoryNode } from '@zhanggui/contract/category'
import { pathBelow, TOP_PATH } from '@zhanggui/domain/category/category-rules'
import { expect, test } from 'vitest'
import { branchesOf, findPlaces, flatCategories, placesOf } from './category-places.ts'
import { categoryRules } from './category-rules.ts'

const day = new Date('2026-03-01T01:00:00Z')
const category = (id: number, name: string, parent?: CategoryNode): CategoryNode => ({
  id,
  name,
  pid: parent?.id ?? 0,
  path: parent ? pathBelow(parent) : TOP_PATH,
  type: 2,
  url: '',
  extra: '',
  status: 0,
  sort: 1,
  owner: 1,
  version: 1,
  createTime: day,
  updateTime: day,
})
const tea = category(1, '茶叶')
const green = category(2, '绿茶 Green', tea)
const tree: CategoryNode[] = [{ ...tea, child: [green] }, category(3, '茶具')]
const names = (places: ReturnType<typeof placesOf>): string[] =>
  places.flatMap(({ title, children }) => [title, ...names(children)])

test('全部图片 stands in front', () => {
  expect(names(placesOf(tree))).toEqual(['全部图片', '茶叶', '绿茶 Green', '茶具'])
  expect(placesOf([])[0]).toMatchObject({ value: 0, title: '全部图片' })
  expect(placesOf([], 'video')[0]).toMatchObject({ value: 0, title: '全部视频' })
})

test('a search keeps what lies above and below its hits', () => {
  const found = (words: string) => names(findPlaces(placesOf(tree), words))
  expect(found(' green ')).toEqual(['茶叶', '绿茶 Green'])
  expect(found('茶叶')).toEqual(['茶叶', '绿茶 Green'])
  expect(found('无')).toEqual([])
  expect(branchesOf(placesOf(tree))).toEqual([1])
})

test.each([
  [{ pid: undefined }, '请选择上级分类'],
  [{ pid: 1 }, '上级分类不能选当前分类'],
  [{ pid: 2 }, '分类的父级不能是自己的下级'],
  [{ name: '   ' }, '请输入分类名称'],
  [{ sort: -1 }, '排序数字必须大于等于0'],
  [{ sort: null }, '请输入排序'],
])('editing a category to %j is refused', (change, message) => {
  const draft = { pid: 0, name: '茶', sort: 1, ...change }
  const { error } = categoryRules(tea, flatCategories(tree)).safeParse(draft)
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('any other parent will do, and the name is trimmed', () => {
  const rules = categoryRules(tea, flatCategories(tree))
  expect(rules.parse({ pid: 3, name: ' 茶 ', sort: 0 })).toEqual({ pid: 3, name: '茶', sort: 0 })
})
