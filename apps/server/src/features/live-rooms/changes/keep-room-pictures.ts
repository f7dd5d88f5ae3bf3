import { findPictureByKey, recordPictureUses } from '#features/pictures/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { mediaKeyOf } from '#platform/files/media-key'
import { refuse } from '#platform/http/refusals'
import type { RoomDraft } from '../room.sql.ts'

const fields = [
  ['coverImgLocal', '背景图'],
  ['shareImgLocal', '分享图'],
  ['feedsImgLocal', '频道封面图'],
] as const

/** Pictures are sent to WeChat later, so they must be the shop's own. */
export async function checkRoomPictures(db: MerchantDb, draft: RoomDraft) {
  for (const [field, label] of fields) {
    const key = mediaKeyOf(draft[field])
    if (key === undefined || !(await findPictureByKey(db, key))) refuse(`${label}请从素材库选择`, { field })
  }
}

export const keepRoomPictures = (db: MerchantDb, id: number, draft: RoomDraft) =>
  recordPictureUses(
    db,
    { kind: 'liveRoom', refId: id, label: `直播间：${draft.roomName}` },
    fields.map(([field]) => draft[field]),
  )

export const forgetRoomPictures = (db: MerchantDb, id: number) =>
  recordPictureUses(db, { kind: 'liveRoom', refId: id, label: '' }, [])
