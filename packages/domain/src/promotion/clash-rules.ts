import { type PromotionEffect, promotionEffect, type PromotionKind, promotionKind } from './promotion-codes.ts'

/** A promotion as far as others go that meet it in time and goods. */
export interface MeetingPromotion {
  readonly kind: PromotionKind
  /** Of a full reduction: whether its goods may take a coupon besides. */
  readonly couponStack?: boolean
  /** Of two full reductions: whether they are of the same kind of scope, which nobody may open at once. */
  readonly hasSameScope?: boolean
}

/** What happens where a draft and another promotion meet; nothing to be said of two coupons: an order takes one. */
export function effectOf(draft: MeetingPromotion, other: MeetingPromotion): PromotionEffect | undefined {
  const { coupon, seckill, fullReduction } = promotionKind.is
  const { blocks, doubles, excludes, closest, stacks } = promotionEffect.is
  const kinds = new Set([draft.kind, other.kind])
  if (kinds.has(seckill)) return kinds.size === 1 ? doubles : excludes
  if (kinds.has(coupon) && kinds.has(fullReduction)) {
    const { couponStack } = draft.kind === fullReduction ? draft : other
    return couponStack ? stacks : excludes
  }
  if (kinds.has(coupon)) return undefined
  return other.hasSameScope ? blocks : closest
}

export interface Window {
  readonly from: Date
  /** null: without an end. */
  readonly until: Date | null
}

/** Whether two times meet; that one ends when the other begins is no meeting. */
export const doMeet = (one: Window, other: Window): boolean =>
  (other.until === null || one.from < other.until) && (one.until === null || other.from < one.until)

/** The moments of a time at which something else begins, its own beginning included: prices change at no other. */
export function turningPoints(window: Window, others: readonly Window[], most: number): Date[] {
  const inside = others
    .map(({ from }) => from.getTime())
    .filter((time) => time > window.from.getTime() && (window.until === null || time < window.until.getTime()))
  return [window.from.getTime(), ...new Set(inside.toSorted((a, b) => a - b))]
    .slice(0, most)
    .map((time) => new Date(time))
}

export const isAt = ({ from, until }: Window, moment: Date): boolean =>
  from <= moment && (until === null || moment < until)
