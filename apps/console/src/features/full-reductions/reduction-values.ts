import { fieldsOf } from '#ui/form/fields-of.ts'
import type { FullReductionDetail, fullReductionDraft } from '@zhanggui/contract/marketing/full-reduction'
import { reductionRule, reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import { toFen } from '@zhanggui/domain/kernel/money'
import { formatShopTime, parseShopTime } from '@zhanggui/domain/kernel/shop-time'
import type { z } from 'zod'

const DAY = 24 * 3_600_000

export type ReductionValues = z.output<typeof fullReductionDraft>
export type TierValue = ReductionValues['tiers'][number]

export const blankTier: TierValue = { minPrice: toFen(0), minNum: 0, reduce: toFen(0) }

const midnight = (at: Date) => parseShopTime(`${formatShopTime(at).slice(0, 10)} 00:00:00`) ?? at

/** A new promotion begins tomorrow and lasts a week. */
export const newValues = (now: Date): ReductionValues => ({
  name: '',
  startTime: midnight(new Date(now.getTime() + DAY)),
  endTime: midnight(new Date(now.getTime() + 8 * DAY)),
  ruleType: reductionRule.is.amount,
  isLoop: false,
  maxReduce: toFen(0),
  tiers: [blankTier],
  scopeType: reductionScope.is.shop,
  scopeIds: [],
  couponStack: true,
  status: true,
})

export const valuesOf = (promotion: FullReductionDetail): ReductionValues =>
  fieldsOf(newValues(promotion.startTime), promotion)

/** The same again, at another time and under another name; closed, so that it does not clash with what it is a copy of. */
export const copiedValues = (promotion: FullReductionDetail, now: Date): ReductionValues => {
  const { startTime, endTime } = newValues(now)
  const scopeIds = promotion.scopeList.map(({ id }) => id)
  const name = `${promotion.name.slice(0, 26)} 副本`
  return { ...valuesOf(promotion), name, startTime, endTime, scopeIds, status: false }
}
