import { codeTable } from '../kernel/code-table.ts'

/** Where an activity stands now. Never stored: `activityStatusAt` derives it from its days and sessions. */
export const seckillStatus = codeTable({
  upcoming: { code: 0, label: '未开始', tone: 'info' },
  running: { code: 1, label: '进行中', tone: 'success' },
  ended: { code: 2, label: '已结束', tone: 'neutral' },
})
export type SeckillStatus = (typeof seckillStatus.codes)[number]

/** What the platform says about a product that joins an activity. */
export const seckillAudit = codeTable({
  waiting: { code: 1, label: '待审核', tone: 'warning' },
  passed: { code: 2, label: '审核成功', tone: 'success' },
  refused: { code: 3, label: '审核失败', tone: 'danger' },
})
export type SeckillAudit = (typeof seckillAudit.codes)[number]

/** Reasons that have a number of their own (sheet of marketing, house rules). */
export const seckillRefusal = {
  activityMissing: { code: 12_103, message: '秒杀活动不存在' },
  activityClosed: { code: 12_104, message: '平台未开启该活动' },
  productMissing: { code: 12_105, message: '秒杀活动商品不存在' },
  activityEnded: { code: 12_106, message: '秒杀活动已经结束' },
} as const
/** The shop has too few stars for the activity. */
export const TOO_FEW_STARS = 12_107
