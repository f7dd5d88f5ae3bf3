import { problemsInForm } from '@zhanggui/domain/form/form-rules'
import type { SettlementType } from '@zhanggui/domain/settlement/settlement-codes'
import { settlementForm } from '@zhanggui/domain/settlement/settlement-rules'
import { findForm } from '#features/form-templates/public'
import type { StoredAccount } from './settlement.sql.ts'

/** Whether money could be sent to the shop's account of this type, which need not be the chosen one. */
export const isCompleteAccount = (account: StoredAccount, type: SettlementType): boolean =>
  problemsInForm(findForm(settlementForm(type, account.bankAccountType)), { ...account }).length === 0
