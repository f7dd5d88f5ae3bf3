import type { PromotionClash } from '@zhanggui/contract/marketing/promotion'
import { reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import { effectOf, type MeetingPromotion, type Window } from '@zhanggui/domain/promotion/clash-rules'
import { promotionKind } from '@zhanggui/domain/promotion/promotion-codes'
import type { OtherPromotions } from './find-others.ts'

interface Other extends MeetingPromotion, Window {
  readonly id: number
  readonly name: string
}

interface Drafted {
  readonly draft: MeetingPromotion
  readonly isForAll: boolean
  /** Full reductions that cannot be open at the same time. */
  readonly blockedBy: ReadonlySet<number>
}

/** The others that matter beside a draft, and what becomes of both; the worst first. */
export function listClashes({ draft, isForAll, blockedBy }: Drafted, others: OtherPromotions): PromotionClash[] {
  const { coupon, seckill, fullReduction } = promotionKind.is
  const met: Other[] = [
    ...others.reductions
      // Of the scope only what the products are meant by is known: nothing where it is for other goods.
      .filter(({ id, scopeType, scopeIds }) => {
        const isMeant = scopeType === reductionScope.is.shop || scopeIds.length > 0
        return isForAll || isMeant || blockedBy.has(id)
      })
      .map((other) => ({ ...other, kind: fullReduction, hasSameScope: blockedBy.has(other.id) })),
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
