import { type Fen, prorateFen, sumFen, toFen } from '../kernel/money.ts'

const ZERO = toFen(0)

export interface PricedGoods {
  /** What one piece costs: the price of the SKU, or of the activity it is sold in. */
  readonly unitPrice: Fen
  /** What it costs a paying member; absent where no such price applies. */
  readonly memberPrice?: Fen | undefined
  readonly pieces: number
  /** The line's part of the delivery; 0 where nothing is delivered. */
  readonly freight: Fen
}

/** In the order in which they are taken off. */
export const discountKinds = ['fullReduction', 'merchantCoupon', 'platformCoupon', 'points'] as const
export type DiscountKind = (typeof discountKinds)[number]

export interface Discount {
  readonly kind: DiscountKind
  readonly amount: Fen
  /** Which lines it is for, by their place. */
  readonly lines: readonly number[]
}

/** What a line costs, and how that came about. */
export type LinePrice = Readonly<Record<DiscountKind, Fen>> & {
  readonly goods: Fen
  readonly member: Fen
  readonly freight: Fen
  readonly pay: Fen
}

export interface OrderPrice extends LinePrice {
  readonly lines: readonly LinePrice[]
}

/**
 * The price of one merchant's part of a checkout (sheet of marketing, 4.4 and 4.5). Each discount is shared by what is left of
 * the lines it is for; no discount lowers the freight, and none makes goods free.
 */
export function priceOrder(goods: readonly PricedGoods[], discounts: readonly Discount[] = []): OrderPrice {
  const shares = discountShares(goods, discounts)
  const lines = goods.map((line, index): LinePrice => {
    const own = shares[index] ?? noShares()
    const paid = toFen(priceOfPiece(line) * line.pieces - sumFen(Object.values(own)))
    return {
      goods: toFen(line.unitPrice * line.pieces),
      member: toFen((line.unitPrice - priceOfPiece(line)) * line.pieces),
      ...own,
      freight: line.freight,
      pay: toFen(paid + line.freight),
    }
  })
  return { ...sumLines(lines), lines }
}

/** What is left of the goods of each line after these discounts: what the next one is judged by, and shared by. */
export function goodsLeft(goods: readonly PricedGoods[], discounts: readonly Discount[] = []): Fen[] {
  const shares = discountShares(goods, discounts)
  return goods.map((line, index) =>
    toFen(priceOfPiece(line) * line.pieces - sumFen(Object.values(shares[index] ?? noShares()))),
  )
}

const priceOfPiece = ({ unitPrice, memberPrice }: PricedGoods): Fen => memberPrice ?? unitPrice

const noShares = (): Record<DiscountKind, Fen> => ({
  fullReduction: ZERO,
  merchantCoupon: ZERO,
  platformCoupon: ZERO,
  points: ZERO,
})

/**
 * Takes an amount off what is left of some lines, each by its part of it, and answers with these parts. Undefined, and nothing
 * is taken, where the goods would become free.
 */
export function takeOff(left: number[], { amount, lines }: Omit<Discount, 'kind'>): Fen[] | undefined {
  const bases = lines.map((index) => left[index] ?? 0)
  if (amount < 0 || amount >= sumOf(bases)) return undefined
  const parts = prorateFen(amount, bases)
  for (const [nth, index] of lines.entries()) left[index] = (left[index] ?? 0) - (parts[nth] ?? 0)
  return parts
}

function discountShares(goods: readonly PricedGoods[], discounts: readonly Discount[]) {
  const left: number[] = goods.map((line) => priceOfPiece(line) * line.pieces)
  const shares = goods.map(noShares)
  const inOrder = discountKinds.flatMap((kind) => discounts.filter((discount) => discount.kind === kind))
  for (const { kind, amount, lines } of inOrder) {
    const parts = takeOff(left, { amount, lines })
    if (!parts) throw new RangeError(`a discount of ${amount} on lines ${lines.join()}`)
    for (const [nth, index] of lines.entries()) {
      const own = shares[index]
      if (own) own[kind] = toFen(own[kind] + (parts[nth] ?? 0))
    }
  }
  return shares
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** What the lines cost together. */
export function sumLines(lines: readonly LinePrice[]): LinePrice {
  const total = (name: keyof LinePrice) => sumFen(lines.map((line) => line[name]))
  return {
    goods: total('goods'),
    member: total('member'),
    fullReduction: total('fullReduction'),
    merchantCoupon: total('merchantCoupon'),
    platformCoupon: total('platformCoupon'),
    points: total('points'),
    freight: total('freight'),
    pay: total('pay'),
  }
}
