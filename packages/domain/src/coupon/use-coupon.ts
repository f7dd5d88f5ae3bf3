import type { Fen } from '../kernel/money.ts'
import { type CouponScope, couponScope, type PieceStatus, pieceStatus } from './coupon-codes.ts'

/** A coupon as far as the goods that it is for go. */
export interface Purpose {
  readonly category: CouponScope
  /** Products, platform categories, brands or shops, as the scope has it; nothing where it is for all goods. */
  readonly targets: readonly number[]
}

/** A coupon in the hands of a buyer. */
export interface Piece extends Purpose {
  readonly id: number
  readonly name: string
  readonly money: Fen
  readonly minPrice: Fen
  readonly status: PieceStatus
  readonly startTime: Date
  readonly endTime: Date
}

/** What the rules of coupons know of a line of an order. */
export interface CouponLine {
  readonly merId: number
  readonly productId: number
  readonly brandId: number | null
  /** The platform category of the product and those above it. */
  readonly categoryIds: readonly number[]
  /** What is left of it after the discounts that go before, in fen. */
  readonly left: number
  /** Bought in a promotion that takes no coupons. */
  readonly isClosedToCoupons?: boolean
}

function subjectsOf(category: CouponScope, { merId, productId, brandId, categoryIds }: CouponLine): readonly number[] {
  const { is } = couponScope
  if (category === is.products) return [productId]
  if (category === is.category) return categoryIds
  if (category === is.brand) return brandId === null ? [] : [brandId]
  return [merId]
}

const FOR_ALL_GOODS: ReadonlySet<CouponScope> = new Set([couponScope.is.shop, couponScope.is.general])

/** The places of the lines that a coupon may be spent on. */
export function eligibleLines({ category, targets }: Purpose, lines: readonly CouponLine[]): number[] {
  const meant = new Set(targets)
  const isMeant = (line: CouponLine) =>
    FOR_ALL_GOODS.has(category) || subjectsOf(category, line).some((subject) => meant.has(subject))
  return lines.flatMap((line, place) => (!line.isClosedToCoupons && isMeant(line) ? [place] : []))
}

/**
 * Whether a coupon of this face and threshold may be taken off so much: goods never become free.
 * @internal for its test
 */
export const isEnough = ({ money, minPrice }: Pick<Piece, 'money' | 'minPrice'>, sum: number): boolean =>
  sum >= minPrice && money < sum

/** Why a buyer's piece cannot be spent on these lines. */
export function whyNotUse(piece: Piece, lines: readonly CouponLine[], now: Date): string | undefined {
  const { status, startTime, endTime, category } = piece
  if (status === pieceStatus.is.used) return '此优惠券已使用！'
  if (status === pieceStatus.is.lapsed || endTime < now) return '此优惠券已失效！'
  if (now < startTime) return '此优惠券还未到达使用时间范围之内！'
  const places = eligibleLines(piece, lines)
  if (places.length === 0) {
    return category === couponScope.is.products
      ? '此券为商品券，请在购买相关产品后使用！'
      : `${piece.name}优惠券不适用，请重新选择优惠券`
  }
  const sum = places.reduce((total, place) => total + (lines[place]?.left ?? 0), 0)
  return isEnough(piece, sum) ? undefined : '请合理搭配优惠组合，当前优惠券不满足使用条件'
}

/** The highest face first, then the newest. */
export const byWorth = (a: Pick<Piece, 'money' | 'id'>, b: Pick<Piece, 'money' | 'id'>): number =>
  b.money - a.money || b.id - a.id

/** What becomes of a piece whose order is cancelled or wholly refunded. */
export const statusAfterReturn = ({ endTime }: Pick<Piece, 'endTime'>, now: Date): PieceStatus =>
  endTime > now ? pieceStatus.is.unused : pieceStatus.is.lapsed

/** A refunded order gives the coupon back once every line that had a share of it is refunded. */
export const isCouponFree = (
  lines: readonly { readonly couponShare: number; readonly pieces: number; readonly refunded: number }[],
): boolean => lines.every(({ couponShare, pieces, refunded }) => couponShare === 0 || refunded >= pieces)
