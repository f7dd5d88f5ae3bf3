import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { closingApi } from '@zhanggui/contract/finance/closing'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { closingRefusal, closingStatus } from '@zhanggui/domain/finance/closing-codes'
import { whyNotPayOut } from '@zhanggui/domain/finance/closing-rules'
import { formatYuan, toFen } from '@zhanggui/domain/kernel/money'
import { journalPayout } from '@zhanggui/domain/ledger/journal'
import { ledgerEvent } from '@zhanggui/domain/ledger/ledger-codes'
import { type SettlementType, settlementType } from '@zhanggui/domain/settlement/settlement-codes'
import { lockBalances, writeJournal } from '#features/ledger/public'
import { newNo } from '#features/orders/public'
import { findAccount, isCompleteAccount, type StoredAccount } from '#features/settlement/public'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { insertClosing } from './closing.sql.ts'
import { findPayoutLimits } from './payout-limits.ts'

/** Asks for a payout. The amount is reserved at once, under the lock of the shop's account, so it cannot be asked for twice. */
export async function applyClosing(context: StaffContext, input: InputOf<typeof closingApi.apply>) {
  const { db, now, newId, recordChanges, staff } = context
  const { closingType, amount, mark } = input
  const account = await findAccount(db)
  if (!account || !isCompleteAccount(account, closingType)) refused('noAccount')
  const [balances, limits] = [await lockBalances(db), await findPayoutLimits(db)]
  const reason = whyNotPayOut(toFen(balances.balance), amount, limits)
  if (reason) refuse(reason.message, { code: reason.code, field: 'amount' })
  const closingNo = newNo('CM', now)
  await insertClosing(db, {
    id: await newId(),
    closing_no: closingNo,
    amount_fen: amount,
    ...accountFields(account, closingType),
    status: closingStatus.is.applied,
    remark: mark,
    applicant: staff.realName,
    created_at: now,
  })
  await writeJournal(context, {
    event: ledgerEvent.is.payoutApplied,
    refNo: closingNo,
    legs: journalPayout.applied(amount),
  })
  recordChanges(
    changesBetween({ 结算金额: ['', formatYuan(amount)], 结算类型: ['', settlementType.label(closingType)] }),
    closingNo,
  )
  return { closingNo }
}

function refused(why: keyof typeof closingRefusal): never {
  const { code, message } = closingRefusal[why]
  return refuse(message, { code })
}

/** The account as it stands now: later edits of it do not move money that was asked for. */
function accountFields(account: StoredAccount, type: SettlementType) {
  const isBank = type === settlementType.is.bank
  const own = { type, account_type: account.bankAccountType }
  if (isBank) {
    const { bankUserName, bankName, bankCard, bankAddress } = account
    return {
      ...own,
      account_name: bankUserName,
      bank_name: bankName,
      bank_card: bankCard,
      bank_address: bankAddress,
    }
  }
  return type === settlementType.is.wechat
    ? { ...own, account_name: account.realName, wechat_no: account.wechatCode, payment_code: account.wechatQrcodeUrl }
    : {
        ...own,
        account_name: account.realName,
        alipay_account: account.alipayCode,
        payment_code: account.alipayQrcodeUrl,
      }
}
