import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toFen } from '../kernel/money.ts'
import { computeSummary } from './product-summary.ts'

const sku = (price: number, otPrice: number, stock: number) => ({
  price: toFen(price),
  otPrice: toFen(otPrice),
  cost: toFen(1),
  stock,
})

test('the cheapest SKU gives the prices, all give the stock', () => {
  expect(computeSummary([sku(3990, 5900, 5), sku(3500, 4900, 7)])).toEqual(sku(3500, 4900, 12))
})

test('the first of the cheapest counts', () => {
  expect(computeSummary([sku(5, 9, 1), sku(3, 8, 1), sku(3, 7, 1)])).toEqual(sku(3, 8, 3))
})

test('no SKU is cheaper and nothing is invented', () => {
  const any = fc.record({ price: fc.nat(), otPrice: fc.nat(), stock: fc.nat({ max: 9_999_999 }) })
  fc.assert(
    fc.property(fc.array(any, { minLength: 1 }), (rows) => {
      const skus = rows.map(({ price, otPrice, stock }) => sku(price, otPrice, stock))
      const { price, otPrice, stock } = computeSummary(skus)
      expect(skus.every((one) => one.price >= price)).toBe(true)
      expect(skus.some((one) => one.price === price && one.otPrice === otPrice)).toBe(true)
      expect(stock).toBe(skus.reduce((sum, one) => sum + one.stock, 0))
    }),
  )
  expect(computeSummary([])).toEqual({ ...sku(0, 0, 0), cost: 0 })
})
