import { type Fen, sumFen, toFen } from '../kernel/money.ts'
import { reductionRule, type ReductionScope, reductionScope } from './full-reduction-codes.ts'
import { type ReductionRule, shortYuan, thresholdOf, type Tier } from './full-reduction-rules.ts'

export interface ReducibleLine {
  readonly productId: number
  /** The shop's categories of the product, each with the one above it (0: none). */
  readonly categories: readonly { readonly id: number; readonly pid: number }[]
  /** What the line costs before any discount. */
  readonly price: Fen
  readonly pieces: number
}

export interface ReducingPromotion extends ReductionRule {
  readonly id: number
  readonly scopeType: ReductionScope
  readonly scopeIds: readonly number[]
}

export interface Reduction<P extends ReducingPromotion = ReducingPromotion> {
  readonly promotion: P
  /** Its lines, by their place. */
  readonly lines: readonly number[]
  readonly amount: Fen
  /** 已满180减25; blank where no tier is reached. */
  readonly text: string
  /** 再买1.50元可减25元; blank where nothing more can be had. */
  readonly hint: string
}

/** What each promotion takes off its lines. Each line belongs to the promotion that names it most closely, or to none. */
export function computeReductions<P extends ReducingPromotion>(
  lines: readonly ReducibleLine[],
  promotions: readonly P[],
): Reduction<P>[] {
  const chosen = lines.map((line) => closest(line, promotions))
  return promotions.flatMap((promotion) => {
    const places = [...lines.keys()].filter((place) => chosen[place] === promotion)
    if (places.length === 0) return []
    return {
      promotion,
      lines: places,
      ...reduce(
        promotion,
        places.flatMap((place) => lines[place] ?? []),
      ),
    }
  })
}

const CLOSENESS = { none: 0, shop: 1, upperCategory: 2, category: 3, product: 4 } as const

function closeness(
  line: Pick<ReducibleLine, 'productId' | 'categories'>,
  { scopeType, scopeIds }: ReducingPromotion,
): number {
  if (scopeType === reductionScope.is.shop) return CLOSENESS.shop
  if (scopeType === reductionScope.is.products) {
    return scopeIds.includes(line.productId) ? CLOSENESS.product : CLOSENESS.none
  }
  if (line.categories.some(({ id }) => scopeIds.includes(id))) return CLOSENESS.category
  return line.categories.some(({ pid }) => scopeIds.includes(pid)) ? CLOSENESS.upperCategory : CLOSENESS.none
}

/**
 * The promotion that a line belongs to. Of two that are equally close, as for a product in two categories, the older one.
 */
export function closest<P extends ReducingPromotion>(
  line: Pick<ReducibleLine, 'productId' | 'categories'>,
  promotions: readonly P[],
): P | undefined {
  let found: { readonly promotion: P; readonly close: number } | undefined
  for (const promotion of promotions) {
    const close = closeness(line, promotion)
    const isCloser = close > (found?.close ?? CLOSENESS.none)
    if (isCloser || (found?.close === close && promotion.id < found.promotion.id)) found = { promotion, close }
  }
  return found?.promotion
}

function reduce(rule: ReductionRule, lines: readonly ReducibleLine[]) {
  const whole = sumFen(lines.map(({ price }) => price))
  const base = rule.ruleType === reductionRule.is.amount ? whole : lines.reduce((sum, { pieces }) => sum + pieces, 0)
  const { amount, reached, next } = rule.isLoop ? loop(rule, base) : climb(rule, base)
  // Goods are never free; only pieces can get this far.
  const taken = toFen(Math.max(0, Math.min(amount, whole - 1)))
  return {
    amount: taken,
    text: reached === undefined || taken === 0 ? '' : `已满${unitless(rule, reached)}减${shortYuan(taken)}`,
    hint: next === undefined ? '' : `再买${inUnit(rule, next.from - base)}可减${shortYuan(next.reduce)}元`,
  }
}

interface Reach {
  readonly amount: Fen
  readonly reached?: number | undefined
  readonly next?: { readonly from: number; readonly reduce: Fen } | undefined
}

function climb({ ruleType, tiers }: ReductionRule, base: number): Reach {
  const from = (tier: Tier) => thresholdOf(ruleType, tier)
  const reached = tiers.findLast((tier) => from(tier) <= base)
  const next = tiers.find((tier) => from(tier) > base)
  return {
    amount: reached?.reduce ?? toFen(0),
    reached: reached && from(reached),
    next: next && { from: from(next), reduce: next.reduce },
  }
}

function loop({ ruleType, tiers, maxReduce }: ReductionRule, base: number): Reach {
  const [tier] = tiers
  if (!tier) return { amount: toFen(0) }
  const from = thresholdOf(ruleType, tier)
  const times = Math.floor(base / from)
  const after = (count: number) => toFen(Math.min(count * tier.reduce, maxReduce || Infinity))
  const more = after(times + 1)
  return {
    amount: after(times),
    reached: times > 0 ? times * from : undefined,
    next: more > after(times) ? { from: (times + 1) * from, reduce: more } : undefined,
  }
}

const unitless = ({ ruleType }: ReductionRule, value: number): string =>
  ruleType === reductionRule.is.amount ? shortYuan(toFen(value)) : `${value}件`

const inUnit = (rule: ReductionRule, value: number): string =>
  rule.ruleType === reductionRule.is.amount ? `${unitless(rule, value)}元` : unitless(rule, value)
