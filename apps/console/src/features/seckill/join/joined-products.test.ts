import { toFen } from '@zhanggui/domain/kernel/money'
import { expect, test } from 'vitest'
import { type JoinedProduct, offersOf, whyNotProducts, withPercent, withPrice, withQuota } from './joined-products.ts'

const sku = (attrValueId: number, price: number, stock: number) => ({
  attrValueId,
  label: `规格${attrValueId}`,
  price: toFen(price),
  stock,
  quota: 0,
  activityPrice: undefined,
})
const product = (id: number): JoinedProduct => ({
  id,
  name: `商品${id}`,
  image: '',
  categoryName: '绿茶',
  price: toFen(2999),
  stock: 8,
  skus: [sku(id * 10, 2999, 5), sku(id * 10 + 1, 990, 3)],
})
const two = [product(1), product(2)]
const first = new Set([1])

test('a batch changes the ticked products only: quotas up to the stock, percentages to the fen', () => {
  expect(withQuota(two, first, 4).map(({ skus }) => skus.map(({ quota }) => quota))).toEqual([
    [4, 3],
    [0, 0],
  ])
  expect(withPercent(two, first, 85).map(({ skus }) => skus.map(({ activityPrice }) => activityPrice))).toEqual([
    [2549, 842],
    [undefined, undefined],
  ])
})

test('what is missing is said with the name of the product', () => {
  expect(whyNotProducts([])).toBe('请至少添加一个商品')
  expect(whyNotProducts(two)).toBe('商品1：商品秒杀价格不能为空')
  const priced = withPrice(two, new Set([1, 2]), toFen(900))
  expect(whyNotProducts(priced)).toBe('商品1：商品限量不能为空')
  expect(whyNotProducts(withQuota(priced, first, 1))).toBe('商品2：商品限量不能为空')
  expect(whyNotProducts(withPrice(priced, first, toFen(991)))).toBe('商品1：活动价不能高于售价')
  const ready = withQuota(priced, new Set([1, 2]), 1)
  expect(whyNotProducts(ready)).toBeUndefined()
  expect(offersOf(ready)[1]).toEqual({
    id: 2,
    sort: 0,
    attrValue: [
      { attrValueId: 20, quota: 1, activityPrice: 900 },
      { attrValueId: 21, quota: 1, activityPrice: 900 },
    ],
  })
})
