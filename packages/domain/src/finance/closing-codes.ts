import { codeTable } from '../kernel/code-table.ts'

/** Where a settlement stands. */
export const closingStatus = codeTable({
  applied: { code: 'applied', label: '待审核', tone: 'warning' },
  approved: { code: 'approved', label: '待到账', tone: 'info' },
  refused: { code: 'refused', label: '审核失败', tone: 'danger' },
  cancelled: { code: 'cancelled', label: '已撤销', tone: 'neutral' },
  paid: { code: 'paid', label: '已到账', tone: 'success' },
})
export type ClosingStatus = (typeof closingStatus.codes)[number]

/** What the platform has said, as it travels. */
export const closingAudit = codeTable({
  waiting: { code: 0, label: '待审核', tone: 'warning' },
  passed: { code: 1, label: '已审核', tone: 'success' },
  refused: { code: 2, label: '审核失败', tone: 'danger' },
  cancelled: { code: 3, label: '已撤销', tone: 'neutral' },
})
export type ClosingAudit = (typeof closingAudit.codes)[number]

export const closingArrival = codeTable({
  no: { code: 0, label: '未到账', tone: 'neutral' },
  yes: { code: 1, label: '已到账', tone: 'success' },
})
export type ClosingArrival = (typeof closingArrival.codes)[number]

/** Spec §4 "Withdrawal". */
export const withdrawal = codeTable({
  refused: { code: -1, label: '已拒绝' },
  reviewing: { code: 0, label: '审核中' },
  withdrawn: { code: 1, label: '已提现' },
})
export type Withdrawal = (typeof withdrawal.codes)[number]

/** Reasons that have a number of their own (sheet of orders, 2.9). */
export const closingRefusal = {
  missing: { code: 4601, message: '商户结算单不存在' },
  decided: { code: 4602, message: '商户提现申请已经处理' },
  notApproved: { code: 4603, message: '商户提现申请审核状态异常' },
  noAccount: { code: 4604, message: '请先在配置中进行商户转账信息配置' },
  belowGuarantee: { code: 4605, message: '商户余额不足提现保证金' },
  tooLittle: { code: 4606, message: '提现金额小于最小提现金额' },
  tooMuch: { code: 4607, message: '提现金额大于最高提现金额' },
  beyondBalance: { code: 4608, message: '提现金额不能超过可提现金额' },
  noBalance: { code: 4609, message: '商户余额不足' },
} as const
export type ClosingRefusal = (typeof closingRefusal)[keyof typeof closingRefusal]
