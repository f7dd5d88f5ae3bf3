import type { Updateable } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { VideoDraft } from '#platform/db/schema'

/** Whoever calls holds the draft. */
export async function setDraft(db: MerchantDb, id: number, set: Updateable<VideoDraft>) {
  await db.q.updateTable('video_draft').set(set).where('mer_id', '=', db.merId).where('id', '=', id).execute()
}
