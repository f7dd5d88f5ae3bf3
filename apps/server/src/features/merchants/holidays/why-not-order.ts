import { whyNotOrderAt } from '@zhanggui/domain/store/holiday-rules'
import type { MerchantDb } from '#platform/db/merchant-db'
import { findClosures } from './holiday.sql.ts'

/**
 * Why the shop takes no order at that moment; for the quote of an order and for placing it.
 */
export const whyNotOrder = async (db: MerchantDb, at: Date): Promise<string | undefined> =>
  whyNotOrderAt(await findClosures(db, at), at)
