import { closingAudit } from '@zhanggui/domain/finance/closing-codes'
import { announceClosing, type ClosingWork, moveClosing } from './move-closing.ts'

interface Decision {
  readonly closingNo: string
  readonly auditStatus: typeof closingAudit.is.passed | typeof closingAudit.is.refused
  readonly refusalReason: string
  readonly auditName: string
  readonly platformMark: string
}

/** The platform's decision. What it refuses returns to the balance. */
export async function auditClosing(context: ClosingWork, decision: Decision) {
  const { closingNo, refusalReason, auditName, platformMark } = decision
  const isPassed = decision.auditStatus === closingAudit.is.passed
  const set = {
    auditor: auditName,
    audited_at: context.now,
    platform_remark: platformMark,
    refusal: isPassed ? '' : refusalReason,
  }
  const { amount } = await moveClosing(context, closingNo, isPassed ? 'approve' : 'refuse', set)
  const told = isPassed
    ? { title: '结算审核通过', text: '已通过审核，等待平台打款。' }
    : { title: '结算审核未通过', text: `未通过审核：${refusalReason}。金额已退回商户余额。` }
  announceClosing(context, { closingNo, amount }, told)
  return null
}
