import type { PromotionClash } from '@zhanggui/contract/marketing/promotion'
import { effectOf, type MeetingPromotion, type Window } from '@zhanggui/domain/promotion/clash-rules'
import { promotionKind } from '@zhanggui/domain/promotion/promotion-codes'
import type { OtherPromotions } from './find-others.ts'

interface Other extends MeetingPromotion, Window {
  readonly id: number
  readonly name: string
}

interface Drafted {
  readonly draft: MeetingPromotion
  /** Full reductions that cannot be open at the same time. */
  readonly blockedBy: ReadonlySet<number>
}

/** The others that matter beside a draft, and what becomes of both; the worst first. */
export function listClashes({ draft, blockedBy }: Drafted, others: OtherPromotions): PromotionClash[] {
  const { coupon, seckill, fullReduction } = promotionKind.is
  const met: Other[] = [
    ...others.reductions.map((other) => ({ ...other, kind: fullReduction, hasSameScope: blockedBy.has(other.id) })),
    ...others.coupons.map((other) => ({ ...other, kind: coupon })),
    ...others.activities.map((other) => ({ ...other, kind: seckill })),
  ]
  const clashes = met.flatMap((other) => {
    const effect = effectOf(draft, other)
    const { kind, id, name, from: startTime, until: endTime } = other
    return effect === undefined ? [] : [{ kind, id, name, startTime, endTime, effect }]
  })
  return clashes.toSorted((a, b) => ORDER.indexOf(a.effect) - ORDER.indexOf(b.effect)).slice(0, MOST)
}

const ORDER: readonly PromotionClash['effect'][] = ['blocks', 'doubles', 'stacks', 'closest', 'excludes']
const MOST = 50
