import { bankApi } from '@zhanggui/contract/bank'
import { settlementBanks } from '@zhanggui/domain/settlement/settlement-banks'
import { bind } from '#platform/http/route'

export const bankRoutes = bind(bankApi, { list: () => [...settlementBanks] })
