import { type Fen, toFen } from '../kernel/money.ts'
import { timeSpan } from '../kernel/time/time-left.ts'
import {
  type CouponPhase,
  couponPhase,
  type CouponReceive,
  couponReceive,
  couponScope,
  type ShopScope,
} from './coupon-codes.ts'

export const COUPON_NAME_LENGTH = 20
/** In fen, as all money is; both are whole yuan. */
export const MOST_FACE = toFen(999_900)
export const MOST_THRESHOLD = toFen(99_999_900)
export const MOST_PIECES = 9999
export const MOST_DAYS = 999
/** How many users one call sends a coupon to; more of them are a task. */
export const MOST_SENT = 500
const DAY = 86_400_000

export interface CouponRefusal {
  readonly code?: number
  readonly message: string
}

export const couponRefusal = {
  missing: { code: 10_001, message: '优惠券不存在' },
  closed: { code: 10_002, message: '优惠券已停用' },
  held: { message: '当前用户已经领取过此优惠券了！' },
  soldOut: { message: '优惠券余量不足！' },
  tooFew: { message: '优惠券数量不足！' },
} as const satisfies Record<string, CouponRefusal>

/** What decides whether a coupon can be had now. */
export interface CouponTerms {
  readonly status: boolean
  readonly receiveType: CouponReceive
  readonly isLimited: boolean
  /** Pieces that are left of a limited one. */
  readonly lastTotal: number
  readonly receiveStartTime: Date | null
  readonly receiveEndTime: Date | null
  readonly useStartTime: Date | null
  readonly useEndTime: Date | null
}

const isPast = (moment: Date | null, now: Date) => moment !== null && moment < now

function whyNotOpen({ status, useEndTime }: CouponTerms, now: Date): CouponRefusal | undefined {
  if (!status) return couponRefusal.closed
  return isPast(useEndTime, now) ? { message: '优惠券使用有效期已过！' } : undefined
}

/** Why nobody can have a piece, by whichever way; how many are left is decided by the write. */
export function whyNotGive(coupon: CouponTerms, now: Date): CouponRefusal | undefined {
  const { isLimited, lastTotal } = coupon
  return whyNotOpen(coupon, now) ?? (isLimited && lastTotal <= 0 ? couponRefusal.soldOut : undefined)
}

/** Why a buyer cannot take a piece. */
export function whyNotClaim(coupon: CouponTerms, now: Date): CouponRefusal | undefined {
  const { receiveType, receiveStartTime, receiveEndTime } = coupon
  if (receiveType !== couponReceive.is.manual) return { message: '此优惠券购买指定商品后赠送' }
  if (receiveStartTime !== null && now < receiveStartTime) return { message: '优惠券领取时间未到！' }
  if (isPast(receiveEndTime, now)) return { message: '优惠券领取截止日期已过！' }
  return whyNotGive(coupon, now)
}

/** Why staff cannot send so many pieces. */
export function whyNotSend(coupon: CouponTerms, pieces: number, now: Date): CouponRefusal | undefined {
  if (isPast(coupon.receiveEndTime, now)) return { message: '优惠券可领取时间已过' }
  const { isLimited, lastTotal } = coupon
  return whyNotOpen(coupon, now) ?? (isLimited && lastTotal < pieces ? couponRefusal.tooFew : undefined)
}

/** From when until when a piece may be spent: the coupon's own time, or so many times 24 hours from now. */
export function validityOf(
  { useStartTime, useEndTime, day }: Pick<CouponTerms, 'useStartTime' | 'useEndTime'> & { readonly day: number },
  now: Date,
): { readonly startsAt: Date; readonly endsAt: Date } {
  if (useStartTime && useEndTime) return { startsAt: useStartTime, endsAt: useEndTime }
  return { startsAt: now, endsAt: new Date(now.getTime() + day * DAY) }
}

type UseTimes = Pick<
  CouponDraft,
  'isFixedTime' | 'useStartTime' | 'useEndTime' | 'isTimeReceive' | 'receiveStartTime' | 'receiveEndTime' | 'day'
>

/** From when until when anybody may spend a piece of a new coupon; null: without an end. */
export function usableWhile(draft: UseTimes, now: Date): { readonly from: Date; readonly until: Date | null } {
  const { isFixedTime, useStartTime, useEndTime, isTimeReceive, receiveStartTime, receiveEndTime, day } = draft
  if (isFixedTime && useStartTime && useEndTime) return { from: useStartTime, until: useEndTime }
  const from = isTimeReceive && receiveStartTime && receiveStartTime > now ? receiveStartTime : now
  const until = isTimeReceive && receiveEndTime ? new Date(receiveEndTime.getTime() + day * DAY) : null
  return { from, until }
}

export interface Standing {
  readonly phase: CouponPhase
  /** How long until it begins or ends; blank where it does neither. */
  readonly text: string
}

/** Where a coupon stands, and how long until that changes. */
export function standingOf(coupon: CouponTerms, now: Date): Standing {
  const { status, isLimited, lastTotal, receiveStartTime, receiveEndTime, useEndTime } = coupon
  const ends = [receiveEndTime, useEndTime].filter((end) => end !== null)
  const { is } = couponPhase
  if (ends.some((end) => end <= now)) return { phase: is.over, text: '' }
  if (!status) return { phase: is.closed, text: '' }
  if (isLimited && lastTotal <= 0) return { phase: is.soldOut, text: '' }
  if (receiveStartTime && now < receiveStartTime) {
    return { phase: is.upcoming, text: `还有 ${timeSpan(receiveStartTime, now)}开始` }
  }
  const end = ends.toSorted((a, b) => a.getTime() - b.getTime())[0]
  return { phase: is.running, text: end ? `还有 ${timeSpan(end, now)}结束` : '长期有效' }
}

export interface CouponDraft {
  readonly category: ShopScope
  readonly productIds: readonly number[]
  readonly money: Fen
  readonly minPrice: Fen
  readonly isLimited: boolean
  readonly total: number
  readonly isTimeReceive: boolean
  readonly receiveStartTime: Date | null
  readonly receiveEndTime: Date | null
  readonly isFixedTime: boolean
  readonly useStartTime: Date | null
  readonly useEndTime: Date | null
  readonly day: number
}

export interface DraftProblem {
  readonly field: keyof CouponDraft
  readonly message: string
}

/** What is wrong with a new coupon as a whole, in the order in which it is asked. */
export function problemsOf(draft: CouponDraft): DraftProblem[] {
  const { category, productIds, money, minPrice, isLimited, total, isTimeReceive, isFixedTime, day } = draft
  const { receiveStartTime, receiveEndTime, useStartTime, useEndTime } = draft
  const problem = (isWrong: boolean, field: keyof CouponDraft, message: string) => (isWrong ? [{ field, message }] : [])
  const hasWindow = receiveStartTime !== null && receiveEndTime !== null
  return [
    ...problem(isLimited && total < 1, 'total', '请输入限量数量！'),
    ...problem(category === couponScope.is.products && productIds.length === 0, 'productIds', '请选择商品'),
    ...problem(isTimeReceive && !hasWindow, 'receiveStartTime', '请选择领取时间范围！'),
    ...problem(
      isTimeReceive && hasWindow && receiveStartTime >= receiveEndTime,
      'receiveStartTime',
      '请选择正确的领取时间范围！',
    ),
    ...problem(!isFixedTime && day < 1, 'day', '请输入天数！'),
    ...problem(
      isFixedTime && (useStartTime === null || useEndTime === null || useStartTime >= useEndTime),
      'useStartTime',
      '请选择使用有效期限',
    ),
    ...problem(minPrice > 0 && money >= minPrice, 'minPrice', '优惠券面值必须小于最低消费'),
  ]
}

/** What time has to say about a new coupon. */
export function whyNotYetOver({ isTimeReceive, receiveEndTime, isFixedTime, useEndTime }: CouponDraft, now: Date) {
  if (isFixedTime && useEndTime !== null && useEndTime <= now)
    return { field: 'useStartTime', message: '使用有效期已过' }
  if (isTimeReceive && receiveEndTime !== null && receiveEndTime <= now) {
    return { field: 'receiveStartTime', message: '领取时间已过' }
  }
  return undefined
}
