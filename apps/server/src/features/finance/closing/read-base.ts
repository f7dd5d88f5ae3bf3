import type { ClosingBase } from '@zhanggui/contract/finance/closing'
import { withdrawable } from '@zhanggui/domain/finance/closing-rules'
import { toFen } from '@zhanggui/domain/kernel/money'
import { maskAccount, maskCard } from '@zhanggui/domain/settlement/settlement-rules'
import { findBalances } from '#features/ledger/public'
import { findAccount, NO_ACCOUNT } from '#features/settlement/public'
import type { StaffContext } from '#platform/http/route'
import { findPayoutLimits } from './payout-limits.ts'

/** The shop's balances, the platform's limits and where the money would go. */
export async function readBase({ db }: Pick<StaffContext, 'db'>): Promise<ClosingBase> {
  const [balances, limits, account] = await Promise.all([findBalances(db), findPayoutLimits(db), findAccount(db)])
  const balance = toFen(balances.balance)
  const { bankCard, wechatCode, alipayCode, settlementType, ...fields } = account ?? NO_ACCOUNT
  return {
    ...fields,
    settlementType: account ? settlementType : null,
    bankCard: maskCard(bankCard),
    wechatCode: maskAccount(wechatCode),
    alipayCode: maskAccount(alipayCode),
    balance,
    transferBalance: withdrawable(balance, limits),
    freezeAmount: toFen(balances.frozen),
    pendingAmount: toFen(balances.pending),
    holdAmount: toFen(balances.hold),
    guaranteedAmount: limits.guaranteed,
    transferMinAmount: limits.min,
    transferMaxAmount: limits.max,
  }
}
