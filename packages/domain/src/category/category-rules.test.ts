import { describe, expect, test } from 'vitest'
import { ancestorsIn, pathBelow, whyNotDeleteCategory, whyNotPlaceCategory, withAncestors } from './category-rules.ts'

const top = { id: 12, path: '/0/' }
const child = { id: 30, path: '/0/12/' }
const grandchild = { id: 41, path: '/0/12/30/' }

describe('the path', () => {
  test('names every ancestor, of top categories too', () => {
    expect([pathBelow(undefined), pathBelow(top), pathBelow(child)]).toEqual([top.path, child.path, grandchild.path])
    expect(ancestorsIn(grandchild.path)).toEqual([12, 30])
    expect(ancestorsIn(top.path)).toEqual([])
  })
})

describe('a place', () => {
  test('below itself or its own descendants is refused', () => {
    expect(whyNotPlaceCategory(top, top)).toBe('分类的父级不能为自己')
    expect(whyNotPlaceCategory(top, child)).toBe('分类的父级不能是自己的下级')
    expect(whyNotPlaceCategory(top, grandchild)).toBe('分类的父级不能是自己的下级')
    expect(whyNotPlaceCategory(grandchild, undefined)).toBeUndefined()
    expect(whyNotPlaceCategory(top, { id: 9, path: '/0/112/' })).toBeUndefined()
    expect(whyNotPlaceCategory(top, { id: 9, path: '/0/121/' })).toBeUndefined()
    expect(whyNotPlaceCategory(grandchild, top)).toBeUndefined()
    expect(whyNotPlaceCategory(undefined, grandchild)).toBeUndefined()
  })

  test('deeper than the tenth level is refused, counting what moves along', () => {
    const ninth = { id: 9, path: '/0/1/2/3/4/5/6/7/8/' }
    expect(whyNotPlaceCategory(undefined, ninth)).toBeUndefined()
    expect(whyNotPlaceCategory(undefined, { id: 10, path: pathBelow(ninth) })).toBe('分类层级不能超过10级')
    expect(whyNotPlaceCategory(top, ninth, [])).toBeUndefined()
    expect(whyNotPlaceCategory(top, ninth, [child])).toBe('分类层级不能超过10级')
  })
})

test('a hit is shown with everything above it', () => {
  const rows = [top, child, grandchild, { id: 13, path: '/0/' }]
  expect(withAncestors(rows, ({ id }) => id === 41)).toEqual([top, child, grandchild])
  expect(withAncestors(rows, () => false)).toEqual([])
})

test('a category with children stays', () => {
  expect(whyNotDeleteCategory(1)).toBe('当前分类下有子类，请先删除子类！')
  expect(whyNotDeleteCategory(0)).toBeUndefined()
})
