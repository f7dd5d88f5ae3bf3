import { toFen } from '@zhanggui/domain/kernel/money'
import { expect, test } from 'vitest'
import { type GoodsDraft, inputOf, whyNotDrafts } from './goods-drafts.ts'

const draft: GoodsDraft = {
  productId: 7,
  name: '明前龙井',
  cover: '/media/a.png',
  priceType: 1,
  price: toFen(6900),
  price2: undefined,
}

test('every row is looked at, not the last one only', () => {
  expect(whyNotDrafts([])).toBe('请至少添加一个商品')
  expect(whyNotDrafts([draft, draft])).toBeUndefined()
  expect(whyNotDrafts([{ ...draft, name: ' ' }, draft])).toBe('第 1 行：商品名称不能为空')
  expect(whyNotDrafts([draft, { ...draft, priceType: 2, price2: toFen(100) }])).toBe(
    '第 2 行：左边价格不能大于右边价格',
  )
  expect(whyNotDrafts([{ ...draft, cover: '' }])).toBe('请选择商品图')
})

test('a fixed price sends no second one', () => {
  expect(inputOf({ ...draft, price2: toFen(9900) })).not.toHaveProperty('price2')
  expect(inputOf({ ...draft, priceType: 3, price2: toFen(5900) })).toMatchObject({ price: 6900, price2: 5900 })
})
