import type { PayoutLimits } from '@zhanggui/domain/finance/closing-rules'
import { parseYuan, toFen } from '@zhanggui/domain/kernel/money'
import { findConfig } from '#features/config/public'
import type { MerchantDb } from '#platform/db/merchant-db'

const keys = ['guaranteed_amount', 'transfer_min_amount', 'transfer_max_amount'] as const

/** What the platform says about payouts; nothing said is no limit. */
export async function findPayoutLimits(db: MerchantDb): Promise<PayoutLimits> {
  const set = await findConfig(db, keys)
  const amount = (key: (typeof keys)[number]) => parseYuan(set[key]) ?? toFen(0)
  return {
    guaranteed: amount('guaranteed_amount'),
    min: amount('transfer_min_amount'),
    max: amount('transfer_max_amount'),
  }
}
