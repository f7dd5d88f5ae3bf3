import { expect, test } from 'vitest'
import { whyNotTake, withTicked } from './picked-products.ts'

const products = (...ids: number[]) => ids.map((id) => ({ id }))
const ids = (chosen: readonly { id: number }[]) => chosen.map(({ id }) => id)

test('choices survive other pages and keep the order they were made in', () => {
  const first = withTicked([], products(1, 2, 3), new Set([3]))
  const second = withTicked(first, products(4, 5), new Set([3, 5]))
  expect(ids(second)).toEqual([3, 5])
  expect(ids(withTicked(second, products(1, 2, 3), new Set([1, 3, 5])))).toEqual([3, 5, 1])
  expect(ids(withTicked(second, products(1, 2, 3), new Set([5])))).toEqual([5])
})

test('a maximum is told once it is passed', () => {
  expect(whyNotTake(3, 3)).toBeUndefined()
  expect(whyNotTake(4, 3)).toBe('最多选择3个')
  expect(whyNotTake(400, undefined)).toBeUndefined()
})
