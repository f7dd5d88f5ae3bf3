import { describe, expect, test } from 'vitest'
import { goodsTreeOf, whyNotPlaceStoreCategory } from './goods-category-rules.ts'

describe('the tree', () => {
  test('has levels, keeps the order of the rows and leaves out what lies below nothing', () => {
    const rows = [
      { id: 4, pid: 2 },
      { id: 2, pid: 1 },
      { id: 3, pid: 1 },
      { id: 1, pid: 0 },
      { id: 6, pid: 5 },
    ]
    expect(goodsTreeOf(rows)).toEqual([
      {
        id: 1,
        pid: 0,
        level: 1,
        childList: [
          { id: 2, pid: 1, level: 2, childList: [{ id: 4, pid: 2, level: 3, childList: [] }] },
          { id: 3, pid: 1, level: 2, childList: [] },
        ],
      },
    ])
  })
})

describe('a category of the shop', () => {
  const [top, below] = [
    { id: 1, pid: 0 },
    { id: 2, pid: 1 },
  ]
  const TOO_DEEP = '商户商品分类只支持二级分类'
  test.each([
    ['at the top', undefined, undefined, 0, undefined],
    ['below the top', undefined, top, 0, undefined],
    ['on a third level', undefined, below, 0, TOO_DEEP],
    ['below itself', top, top, 0, '分类的父级不能为自己'],
    ['below its child', top, below, 1, TOO_DEEP],
    ['below another, with children', { id: 3, pid: 0 }, top, 1, TOO_DEEP],
    ['back at the top', below, undefined, 0, undefined],
  ])('%s', (_, category, parent, childCount, reason) => {
    expect(whyNotPlaceStoreCategory(category, parent, childCount)).toBe(reason)
  })
})
