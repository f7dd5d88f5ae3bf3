import { liveReview } from '@zhanggui/domain/live/live-goods-codes'
import type { MerchantDb } from '../../apps/server/src/platform/db/merchant-db.ts'

/** Pictures of the shop's library, as they are addressed. */
export async function listPictures(db: MerchantDb, limit: number): Promise<string[]> {
  const rows = await db.q
    .selectFrom('attachment')
    .select('key')
    .where('mer_id', '=', db.merId)
    .where('type', '=', 'jpeg')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ key }) => `/media/${key}`)
}

/** Goods that may go into rooms. */
export const listPassedGoods = (db: MerchantDb) =>
  db.q
    .selectFrom('live_goods')
    .select('id')
    .where('mer_id', '=', db.merId)
    .where('review_status', '=', liveReview.is.passed)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
