import { codeTable } from '../kernel/code-table.ts'

/** What a shop plans ahead. */
export const promotionKind = codeTable({
  coupon: { code: 'coupon', label: '优惠券' },
  seckill: { code: 'seckill', label: '秒杀' },
  fullReduction: { code: 'fullReduction', label: '满减' },
})
export type PromotionKind = (typeof promotionKind.codes)[number]

/** What happens to a promotion by itself. */
export const promotionEdge = codeTable({
  start: { code: 'start', label: '已开始' },
  end: { code: 'end', label: '已结束' },
})
export type PromotionEdge = (typeof promotionEdge.codes)[number]

/** What becomes of two promotions that meet in time and goods. */
export const promotionEffect = codeTable({
  blocks: { code: 'blocks', label: '不能同时开启', tone: 'danger' },
  doubles: { code: 'doubles', label: '重复参加', tone: 'warning' },
  excludes: { code: 'excludes', label: '不能同享', tone: 'neutral' },
  closest: { code: 'closest', label: '范围更小的优先', tone: 'info' },
  stacks: { code: 'stacks', label: '可以叠加', tone: 'warning' },
})
export type PromotionEffect = (typeof promotionEffect.codes)[number]
