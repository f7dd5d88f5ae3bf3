import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'

/** The shipping templates among the ids that drafts (not deleted) use. */
export async function templatesInDrafts(db: MerchantDb, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db.q
    .selectFrom('video_draft')
    .select('shipping_template_id as id')
    .distinct()
    .where('mer_id', '=', db.merId)
    .where('shipping_template_id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
