import { codeTable } from '../kernel/code-table.ts'

/** What a threshold counts. */
export const reductionRule = codeTable({
  amount: { code: 1, label: '满额减' },
  pieces: { code: 2, label: '满件减' },
})
export type ReductionRuleType = (typeof reductionRule.codes)[number]

export const reductionScope = codeTable({
  shop: { code: 1, label: '全部商品' },
  products: { code: 2, label: '指定商品' },
  categories: { code: 3, label: '指定分类' },
})
export type ReductionScope = (typeof reductionScope.codes)[number]

/** Where a promotion stands in time; follows from the clock and is never stored. */
export const promotionProcess = codeTable({
  planned: { code: 0, label: '未开始', tone: 'info' },
  running: { code: 1, label: '进行中', tone: 'success' },
  ended: { code: 2, label: '已结束', tone: 'neutral' },
})
export type PromotionProcess = (typeof promotionProcess.codes)[number]
