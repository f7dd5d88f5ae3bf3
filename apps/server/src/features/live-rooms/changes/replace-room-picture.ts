import { roomStateOf } from '@zhanggui/contract/live/room-fields'
import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { whyNotRoom } from '@zhanggui/domain/live/room-rules'
import type { ReplacePicture } from '#features/pictures/public'
import { edited } from '#platform/db/editor.sql'
import { refuse, refuseIf } from '#platform/http/refusals'
import { columnsOf, lockRoom, updateRoom } from '../room.sql.ts'
import { keepRoomPictures } from './keep-room-pictures.ts'
import { describeRoom } from './room-texts.ts'

/** Rooms that WeChat does not have yet: it would have to be told of any other one first. */
export const replaceRoomPicture: ReplacePicture = async (context, id, swap) => {
  const { db, now, recordChanges } = context
  const room = await lockRoom(db, id)
  if (room.busyUntil !== null && room.busyUntil > now) refuse('直播间正在同步微信，请稍后再试')
  if (room.roomId !== null) refuse('微信已有这个直播间，请在直播间中更换图片')
  refuseIf(whyNotRoom(roomStateOf(room), 'edit'))
  const after = {
    ...room,
    coverImgLocal: swap(room.coverImgLocal),
    shareImgLocal: swap(room.shareImgLocal),
    feedsImgLocal: swap(room.feedsImgLocal),
  }
  await updateRoom(db, id, { ...columnsOf(after), ...edited(context) })
  await keepRoomPictures(db, id, after)
  recordChanges(changesOfRecord(describeRoom(room), describeRoom(after)), room.roomName)
}
