import type { Fen } from '../kernel/money.ts'

interface SkuFigures {
  readonly price: Fen
  readonly otPrice: Fen
  readonly cost: Fen
  readonly stock: number
}

/** What lists show of a product: the prices of its cheapest SKU, the first of them on a tie, and the stock of all. */
export function computeSummary(skus: readonly SkuFigures[]): SkuFigures {
  const [first, ...others] = skus
  if (!first) throw new RangeError('computeSummary: a product has at least one SKU')
  const { price, otPrice, cost } = others.reduce(
    (cheapest, sku) => (sku.price < cheapest.price ? sku : cheapest),
    first,
  )
  return { price, otPrice, cost, stock: skus.reduce((sum, { stock }) => sum + stock, 0) }
}
