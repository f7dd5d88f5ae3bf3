import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { whyNotStart } from '@zhanggui/domain/live/room-rules'
import { created } from '#platform/db/editor.sql'
import { refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { checkRoomPictures, keepRoomPictures } from './keep-room-pictures.ts'
import { columnsOf, insertRoom, type RoomDraft } from '../room.sql.ts'
import { describeRoom } from './room-texts.ts'

/** A new room waits for the platform. */
export async function createRoom(context: StaffContext, draft: RoomDraft) {
  const { db, now, newId, recordChanges } = context
  refuseIf(whyNotStart(draft.startTime, now), { field: 'startTime' })
  await checkRoomPictures(db, draft)
  const id = await newId()
  await insertRoom(db, { ...columnsOf(draft), id, ...created(context) })
  await keepRoomPictures(db, id, draft)
  recordChanges(changesOfRecord(undefined, describeRoom(draft)), draft.roomName)
  return { id }
}
