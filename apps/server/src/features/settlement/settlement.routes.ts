import { settlementApi } from '@zhanggui/contract/store/settlement'
import { maskCard } from '@zhanggui/domain/settlement/settlement-rules'
import { bind } from '#platform/http/route'
import { editSettlement } from './edit-settlement.ts'
import { NO_ACCOUNT } from './no-account.ts'
import { findAccount } from './settlement.sql.ts'

export const settlementRoutes = bind(settlementApi, {
  info: async ({ db }) => {
    const account = await findAccount(db)
    if (!account) return { ...NO_ACCOUNT, settlementType: null, version: 0 }
    return { ...account, bankCard: maskCard(account.bankCard) }
  },
  edit: editSettlement,
})
