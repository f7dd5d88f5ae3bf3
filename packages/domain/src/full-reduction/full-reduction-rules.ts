import { type Fen, formatYuan, toFen } from '../kernel/money.ts'
import {
  type PromotionProcess,
  promotionProcess,
  reductionRule,
  type ReductionRuleType,
  type ReductionScope,
  reductionScope,
} from './full-reduction-codes.ts'

export const MOST_TIERS = 5
export const MOST_SCOPED_PRODUCTS = 500
const MOST_DAYS = 365
const DAY = 24 * 3_600_000

/** From `minPrice` or `minNum` on, whichever the promotion counts by, `reduce` is taken off. */
export interface Tier {
  readonly minPrice: Fen
  readonly minNum: number
  readonly reduce: Fen
}

export interface ReductionRule {
  readonly ruleType: ReductionRuleType
  /** Once for every full threshold; then there is one tier. */
  readonly isLoop: boolean
  /** The most that a loop takes off; 0: no limit. */
  readonly maxReduce: Fen
  readonly tiers: readonly Tier[]
}

export interface Period {
  readonly startTime: Date
  readonly endTime: Date
}

export const thresholdOf = (ruleType: ReductionRuleType, { minPrice, minNum }: Tier): number =>
  ruleType === reductionRule.is.amount ? minPrice : minNum

const isRising = (values: readonly number[]) => values.every((value, index) => value > (values[index - 1] ?? 0))

export function whyNotRule({ ruleType, isLoop, maxReduce, tiers }: ReductionRule): string | undefined {
  const thresholds = tiers.map((tier) => thresholdOf(ruleType, tier))
  const reductions = tiers.map(({ reduce }) => reduce)
  if (tiers.length === 0 || [...thresholds, ...reductions].some((value) => value <= 0)) return '请填写优惠规则'
  if (tiers.length > MOST_TIERS) return `最多添加${MOST_TIERS}个阶梯`
  if (isLoop && tiers.length > 1) return '每满减只能设置一个阶梯'
  if (!isRising(thresholds)) return '阶梯门槛必须递增'
  if (!isRising(reductions)) return '阶梯优惠金额必须递增'
  if (ruleType === reductionRule.is.amount && tiers.some(({ minPrice, reduce }) => reduce >= minPrice)) {
    return '优惠金额必须小于门槛'
  }
  if (isLoop && maxReduce > 0 && maxReduce < (reductions[0] ?? 0)) return '最高减不能小于优惠金额'
  return undefined
}

export function whyNotPeriod({ startTime, endTime }: Period): string | undefined {
  if (startTime >= endTime) return '结束时间必须晚于开始时间'
  return endTime.getTime() - startTime.getTime() > MOST_DAYS * DAY ? `活动时间不能超过${MOST_DAYS}天` : undefined
}

/** The end is the first moment that is outside. */
export function processAt({ startTime, endTime }: Period, now: Date): PromotionProcess {
  if (now < startTime) return promotionProcess.is.planned
  return now < endTime ? promotionProcess.is.running : promotionProcess.is.ended
}

export const whyNotSwitch = (process: PromotionProcess): string | undefined =>
  process === promotionProcess.is.ended ? '活动已结束' : undefined

export const whyNotDelete = ({ process, status }: { process: PromotionProcess; status: boolean }): string | undefined =>
  status && process === promotionProcess.is.running ? '进行中的活动请先关闭' : undefined

/** What decides about prices: of a promotion that has begun only the end and the products may grow. */
export interface ReductionTerms extends ReductionRule, Period {
  readonly scopeType: ReductionScope
  readonly scopeIds: readonly number[]
  readonly couponStack: boolean
}

export function whyNotChange(before: ReductionTerms, after: ReductionTerms, now: Date): string | undefined {
  const process = processAt(before, now)
  if (process === promotionProcess.is.ended) return '活动已结束'
  if (process === promotionProcess.is.planned) return undefined
  if (after.endTime < before.endTime) return '进行中的活动只能延长结束时间'
  const kept = new Set(after.scopeIds)
  const mayGrow = before.scopeType === reductionScope.is.products
  const sameScope = before.scopeIds.every((id) => kept.has(id)) && (mayGrow || kept.size === before.scopeIds.length)
  const fixed = ({ scopeType, couponStack, startTime, ruleType, isLoop, maxReduce, tiers }: ReductionTerms) =>
    JSON.stringify([
      [scopeType, couponStack, startTime, ruleType, isLoop, maxReduce],
      tiers.map((tier) => [thresholdOf(ruleType, tier), tier.reduce]),
    ])
  return sameScope && fixed(before) === fixed(after) ? undefined : '进行中的活动只能修改名称、延长结束时间和增加商品'
}

/** 25, or 1.50. */
export const shortYuan = (amount: Fen): string => formatYuan(amount).replace(/\.00$/, '')

const describeTier = (ruleType: ReductionRuleType, { minPrice, minNum, reduce }: Tier): string =>
  ruleType === reductionRule.is.amount
    ? `满${shortYuan(minPrice)}减${shortYuan(reduce)}`
    : `满${minNum}件减${shortYuan(reduce)}`

/** 满100减10；满180减25 */
export function describeRule({ ruleType, isLoop, maxReduce, tiers }: ReductionRule): string {
  const words = tiers.map((tier) => describeTier(ruleType, tier)).join('；')
  if (!isLoop) return words
  return `每${words}${maxReduce > toFen(0) ? `，最高减${shortYuan(maxReduce)}` : ''}`
}
