import type { ClosingDetail, ClosingRow } from '@zhanggui/contract/finance/closing'
import { closingCodes } from '@zhanggui/domain/finance/closing-rules'
import { toFen } from '@zhanggui/domain/kernel/money'
import { maskAccount, maskCard } from '@zhanggui/domain/settlement/settlement-rules'
import type { StoredClosing } from './closing.sql.ts'

export const rowOf = (stored: StoredClosing): ClosingRow => ({
  id: stored.id,
  closingNo: stored.closing_no,
  amount: toFen(stored.amount_fen),
  closingType: stored.type,
  ...closingCodes[stored.status],
  auditName: stored.auditor,
  auditTime: stored.audited_at,
  refusalReason: stored.refusal,
  refusal: stored.refusal,
  applicant: stored.applicant,
  createTime: stored.created_at,
})

/** Where the money goes, in full. */
export const accountOf = (stored: StoredClosing) => ({
  accountType: stored.account_type,
  closingName: stored.account_name,
  closingBank: stored.bank_name,
  closingBankCard: stored.bank_card,
  closingBankAddress: stored.bank_address,
  wechatNo: stored.wechat_no,
  alipayAccount: stored.alipay_account,
  paymentCode: stored.payment_code,
})

export const detailOf = (stored: StoredClosing): ClosingDetail => ({
  ...rowOf(stored),
  ...accountOf(stored),
  realName: stored.account_name,
  closingBankCard: maskCard(stored.bank_card),
  wechatNo: maskAccount(stored.wechat_no),
  alipayAccount: maskAccount(stored.alipay_account),
  closingProof: stored.proof,
  closingTime: stored.paid_at,
  transferTime: stored.paid_at,
  mark: stored.remark,
  platformMark: stored.platform_remark,
})
