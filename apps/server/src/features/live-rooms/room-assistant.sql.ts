import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'

const assistants = (db: MerchantDb) =>
  db.q
    .selectFrom('live_assistant as a')
    .select(['a.id', 'a.wechat', 'a.nickname as wechatNickname', 'a.note as assDesc', 'a.version'])
    .select('a.created_at as createTime')
    .where('a.mer_id', '=', db.merId)

export const listRoomAssistants = (db: MerchantDb, roomId: number) =>
  assistants(db)
    .innerJoin('live_room_assistant as r', (join) =>
      join.on('r.mer_id', '=', db.merId).onRef('r.assistant_id', '=', 'a.id'),
    )
    .where('r.room_id', '=', roomId)
    .orderBy('a.id')
    .execute()

/** Those of the ids that the shop has. */
export const findAssistants = (db: MerchantDb, ids: readonly number[]) =>
  assistants(db).where('a.id', '=', anyOf(ids)).orderBy('a.id').execute()

/** The whole set. */
export async function replaceRoomAssistants(db: MerchantDb, roomId: number, ids: readonly number[]) {
  await db.q.deleteFrom('live_room_assistant').where('mer_id', '=', db.merId).where('room_id', '=', roomId).execute()
  if (ids.length === 0) return
  const values = ids.map((assistantId) => ({ mer_id: db.merId, room_id: roomId, assistant_id: assistantId }))
  await db.q.insertInto('live_room_assistant').values(values).execute()
}
