import { type Fen, toFen } from '../kernel/money.ts'

interface SkuFigures {
  readonly price: Fen
  readonly otPrice: Fen
  readonly cost: Fen
  readonly stock: number
}

const NOTHING: SkuFigures = { price: toFen(0), otPrice: toFen(0), cost: toFen(0), stock: 0 }

/**
 * What lists show of a product: the prices of its cheapest SKU, the first of them on a tie, and the stock of all. A half
 * product may have none yet.
 */
export function computeSummary(skus: readonly SkuFigures[]): SkuFigures {
  const [first, ...others] = skus
  if (!first) return NOTHING
  const { price, otPrice, cost } = others.reduce(
    (cheapest, sku) => (sku.price < cheapest.price ? sku : cheapest),
    first,
  )
  return { price, otPrice, cost, stock: skus.reduce((sum, { stock }) => sum + stock, 0) }
}
