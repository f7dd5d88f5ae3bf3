import type { TeamNote } from '@zhanggui/contract/order/team'
import type { TeamKind } from '@zhanggui/domain/team/team-codes'
import type { Insertable } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { OrderNote } from '#platform/db/schema'

/** Of one conversation: more is nobody's to read. */
const MOST = 500

/** As it was said. */
export const listNotes = (db: MerchantDb, kind: TeamKind, refId: number): Promise<TeamNote[]> =>
  db.q
    .selectFrom('order_note')
    .select(['id', 'admin_name as adminName', 'words as text', 'created_at as createTime'])
    .where('mer_id', '=', db.merId)
    .where('kind', '=', kind)
    .where('ref_id', '=', refId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST)
    .execute()

export async function insertNote(db: MerchantDb, note: Omit<Insertable<OrderNote>, 'mer_id'>) {
  await db.q
    .insertInto('order_note')
    .values({ mer_id: db.merId, ...note })
    .execute()
}
