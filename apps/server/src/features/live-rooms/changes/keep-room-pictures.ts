import { recordPictureUses } from '#features/pictures/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { mediaKeyOf } from '#platform/files/media-key'
import { refuse } from '#platform/http/refusals'
import type { RoomDraft } from '../room.sql.ts'
import { findPictureSizes } from './room-picture.sql.ts'

const KB = 1024
/** What WeChat takes (sheet of marketing, 1.4). */
const limits = [
  { field: 'coverImgLocal', label: '背景图', most: 2048 * KB, mostText: '2MB' },
  { field: 'shareImgLocal', label: '分享图', most: 1024 * KB, mostText: '1MB' },
  { field: 'feedsImgLocal', label: '频道封面图', most: 100 * KB, mostText: '100KB' },
] as const

/** Pictures are sent to WeChat later, so they must be the shop's own, and small enough. */
export async function checkRoomPictures(db: MerchantDb, draft: RoomDraft) {
  const keys = limits.map(({ field }) => mediaKeyOf(draft[field]) ?? '')
  const sizes = await findPictureSizes(db, keys)
  for (const [index, { field, label, most, mostText }] of limits.entries()) {
    const size = sizes.get(keys[index] ?? '') ?? refuse(`${label}请从素材库选择`, { field })
    if (size > most) refuse(`${label}不能超过${mostText}`, { field })
  }
}

export const keepRoomPictures = (db: MerchantDb, id: number, draft: RoomDraft) =>
  recordPictureUses(
    db,
    { kind: 'liveRoom', refId: id, label: `直播间：${draft.roomName}` },
    limits.map(({ field }) => draft[field]),
  )

export const forgetRoomPictures = (db: MerchantDb, id: number) =>
  recordPictureUses(db, { kind: 'liveRoom', refId: id, label: '' }, [])
