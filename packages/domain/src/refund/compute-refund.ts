import { type Fen, toFen } from '../kernel/money.ts'

/** What a line gives back in proportion to its pieces. Points are pieces too, the rest is money. */
export const refundedParts = [
  'pay',
  'freight',
  'platformCoupon',
  'points',
  'usedPoints',
  'gainedPoints',
  'firstCommission',
  'secondCommission',
] as const
export type RefundedPart = (typeof refundedParts)[number]
export type RefundParts = Readonly<Record<RefundedPart, number>>

export interface RefundableLine {
  readonly bought: number
  readonly refundedPieces: number
  /** What the line is worth, freight included in `pay`. */
  readonly whole: RefundParts
  /** What was given back so far. */
  readonly refunded: RefundParts
}

/** `pieces`, or an `amount` without any goods, e.g. for something that arrived damaged. */
export type RefundWish =
  | { readonly pieces: number; readonly withFreight: boolean }
  | { readonly amount: Fen; readonly withFreight: boolean }

/** Of what goes back: nothing. */
export const noParts: RefundParts = {
  pay: 0,
  freight: 0,
  platformCoupon: 0,
  points: 0,
  usedPoints: 0,
  gainedPoints: 0,
  firstCommission: 0,
  secondCommission: 0,
}

/** Halves are rounded up; whole numbers below 2^53 in between, so there is no blur. */
export const roundHalfUp = (total: number, part: number, whole: number): number => {
  const [t, p, w] = [BigInt(total), BigInt(part), BigInt(whole)]
  return Number((2n * t * p + w) / (2n * w))
}

/**
 * What one refund gives back of a line (sheet of orders, 4.2). Parts are differences of running totals, so they are never
 * negative and add up to the whole line exactly. Amounts that were given back before come off the money of the last pieces.
 */
export function computeRefund(line: RefundableLine, wish: RefundWish): RefundParts {
  return 'pieces' in wish ? refundPieces(line, wish) : refundAmount(line, wish)
}

function refundPieces(line: RefundableLine, { pieces, withFreight }: RefundWish & { pieces: number }): RefundParts {
  const { bought, refundedPieces: before, whole, refunded } = line
  if (pieces < 1 || before + pieces > bought) throw new RangeError('more pieces than are left')
  const partOf = (name: RefundedPart) =>
    roundHalfUp(whole[name], before + pieces, bought) - roundHalfUp(whole[name], before, bought)
  const parts = Object.fromEntries(refundedParts.map((name) => [name, partOf(name)])) as Record<RefundedPart, number>
  const goods = Math.min(parts.pay - parts.freight, goodsLeft(line))
  const freight = withFreight ? Math.min(parts.freight, whole.freight - refunded.freight) : 0
  return { ...parts, freight, pay: goods + freight }
}

function refundAmount(line: RefundableLine, { amount, withFreight }: RefundWish & { amount: Fen }): RefundParts {
  if (amount < 1 || amount > mostRefundable(line, withFreight)) throw new RangeError('more money than is left')
  return { ...noParts, pay: amount, freight: Math.max(0, amount - goodsLeft(line)) }
}

const goodsLeft = ({ whole, refunded }: RefundableLine) => whole.pay - whole.freight - (refunded.pay - refunded.freight)

/** The line once a refund has gone through. What is on its way counts as gone, so that nothing goes back twice. */
export const afterRefund = (line: RefundableLine, pieces: number, parts: RefundParts): RefundableLine => ({
  ...line,
  refundedPieces: line.refundedPieces + pieces,
  refunded: addParts(line.refunded, parts),
})

export const addParts = (a: RefundParts, b: RefundParts): RefundParts =>
  Object.fromEntries(refundedParts.map((name) => [name, a[name] + b[name]])) as Record<RefundedPart, number>

/** The most money that a line can still give back. */
export const mostRefundable = (line: RefundableLine, withFreight: boolean): Fen =>
  toFen(goodsLeft(line) + (withFreight ? line.whole.freight - line.refunded.freight : 0))

export interface SplitSoFar {
  /** As split when the order was paid. */
  readonly base: Fen
  readonly fee: Fen
  /** What earlier refunds of the order gave back of them. */
  readonly refundedBase: Fen
  readonly refundedFee: Fen
}

export interface RefundShares {
  readonly base: Fen
  readonly fee: Fen
  /** What the shop gives back for the goods. It is what is left, so no fen is lost. */
  readonly shop: Fen
}

/** Who pays for a refund. */
export function refundShares({ base, fee, refundedBase, refundedFee }: SplitSoFar, parts: RefundParts): RefundShares {
  const part = parts.pay + parts.points + parts.platformCoupon - parts.freight
  const feeSoFar = base === 0 ? 0 : roundHalfUp(fee, refundedBase + part, base)
  const feePart = feeSoFar - refundedFee
  const shop = part - feePart - parts.firstCommission - parts.secondCommission
  return { base: toFen(part), fee: toFen(feePart), shop: toFen(shop) }
}
