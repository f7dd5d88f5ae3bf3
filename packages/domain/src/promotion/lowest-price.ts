import { type Piece, type Purpose } from '../coupon/use-coupon.ts'
import { pieceStatus } from '../coupon/coupon-codes.ts'
import { thresholdOf } from '../full-reduction/full-reduction-rules.ts'
import { closest } from '../full-reduction/compute-reductions.ts'
import { reductionRule } from '../full-reduction/full-reduction-codes.ts'
import { type Fen, toFen } from '../kernel/money.ts'
import { type LinePrice, priceOrder } from '../order/price-order.ts'
import { promoteOrder, type PromotableLine, type StackingPromotion } from './promote-order.ts'

/** What is for sale of a product. */
export interface SoldSku extends PromotableLine {
  readonly price: Fen
}

/** A coupon that somebody could have. */
export interface CouponOffer extends Purpose {
  readonly id: number
  readonly name: string
  readonly money: Fen
  readonly minPrice: Fen
}

/** What is on offer at one moment. */
export interface OffersAt {
  readonly at: Date
  readonly reductions: readonly StackingPromotion[]
  readonly coupons: readonly CouponOffer[]
}

export interface LowestPrice {
  /** So many pieces have to be bought for it. */
  readonly pieces: number
  /** What one of them then costs, without freight; half a fen counts as one. */
  readonly unit: Fen
  readonly price: LinePrice
  readonly reductionId?: number | undefined
  readonly couponId?: number | undefined
}

const MOST_PIECES = 999
/** So many times a full reduction that repeats is reached at most. */
const MOST_TIMES = 10

/**
 * The lowest price of a piece that a buyer of this SKU alone can get: so many pieces that a threshold is just reached, with
 * the best coupon. Found by the calculation that orders go by.
 */
export function lowestPrice(sku: SoldSku, { at, reductions, coupons }: OffersAt): LowestPrice {
  const ofOne = closest(sku, reductions)
  const levels = ofOne ? levelsOf(ofOne) : []
  const cheapest = (coupon?: CouponOffer) =>
    countsWorthTrying(sku.price, levels, coupon)
      .flatMap((pieces) => priced(sku, pieces, { reductions: ofOne ? [ofOne] : [], coupon, at }) ?? [])
      .reduce<LowestPrice | undefined>((best, each) => (best && !isCheaper(each, best) ? best : each), undefined)
  const plain = cheapest() ?? fullPrice(sku)
  let best = plain
  for (const coupon of coupons.toSorted((a, b) => shareOf(b) - shareOf(a))) {
    // No coupon that follows takes off a larger part of what is left.
    if ((plain.price.pay / plain.pieces) * (1 - shareOf(coupon)) >= best.price.pay / best.pieces) break
    const withIt = cheapest(coupon)
    if (withIt && isCheaper(withIt, best)) best = withIt
  }
  return best
}

/** The largest part of an amount that a coupon can take off. */
const shareOf = ({ money, minPrice }: CouponOffer): number => money / Math.max(minPrice, money + 1)

/** By what one piece costs to the fraction of a fen, then by fewer pieces. */
function isCheaper(one: LowestPrice, other: LowestPrice): boolean {
  const difference = one.price.pay * other.pieces - other.price.pay * one.pieces
  return difference < 0 || (difference === 0 && one.pieces < other.pieces)
}

interface Try {
  readonly reductions: readonly StackingPromotion[]
  readonly coupon: CouponOffer | undefined
  readonly at: Date
}

function priced(sku: SoldSku, pieces: number, { reductions, coupon, at }: Try): LowestPrice | undefined {
  const goods = [{ unitPrice: sku.price, pieces, freight: toFen(0) }]
  const { discounts, fullReductions, refusal } = promoteOrder(
    goods,
    [sku],
    { reductions, coupon: coupon && pieceOf(coupon, at) },
    at,
  )
  if (refusal !== undefined) return undefined
  const price = priceOrder(goods, discounts)
  return {
    pieces,
    unit: toFen(Math.round(price.pay / pieces)),
    price,
    reductionId: fullReductions.find(({ amount }) => amount > 0)?.promotion.id,
    couponId: coupon?.id,
  }
}

const fullPrice = ({ price }: SoldSku): LowestPrice => ({
  pieces: 1,
  unit: price,
  price: priceOrder([{ unitPrice: price, pieces: 1, freight: toFen(0) }]),
})

/** As if a buyer had it in hand. */
const pieceOf = (coupon: CouponOffer, at: Date): Piece => ({
  ...coupon,
  status: pieceStatus.is.unused,
  startTime: at,
  endTime: at,
})

interface Level {
  /** As many pieces, or as much money, as reach it. */
  readonly pieces?: number
  readonly amount?: number
  readonly reduce: number
}

function levelsOf({ ruleType, tiers, isLoop }: StackingPromotion): Level[] {
  const times = isLoop ? Array.from({ length: MOST_TIMES }, (_, nth) => nth + 1) : [1]
  return tiers.flatMap((tier) =>
    times.map((time) => {
      const from = thresholdOf(ruleType, tier) * time
      return {
        ...(ruleType === reductionRule.is.amount ? { amount: from } : { pieces: from }),
        reduce: tier.reduce * time,
      }
    }),
  )
}

/** One piece, and as many as just reach a threshold: of a promotion, of the coupon, and of the coupon after a promotion. */
function countsWorthTrying(price: Fen, levels: readonly Level[], coupon: CouponOffer | undefined): number[] {
  const countFor = (amount: number) => Math.ceil(amount / price)
  const base = coupon ? Math.max(coupon.minPrice, coupon.money + 1) : 0
  const counts = [
    1,
    ...levels.map(({ pieces, amount = 0 }) => pieces ?? countFor(amount)),
    ...(coupon ? [base, ...levels.map(({ reduce }) => base + reduce)].map(countFor) : []),
  ]
  return [...new Set(counts)].filter((count) => count >= 1 && count <= MOST_PIECES)
}
