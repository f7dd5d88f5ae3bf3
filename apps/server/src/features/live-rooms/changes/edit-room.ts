import { roomStateOf } from '@zhanggui/contract/live/room-fields'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { liveRoomApi } from '@zhanggui/contract/live/room'
import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { roomReview } from '@zhanggui/domain/live/room-codes'
import { whyNotRoom, whyNotStart } from '@zhanggui/domain/live/room-rules'
import { editRoom } from '#features/social/public'
import { edited } from '#platform/db/editor.sql'
import { checkVersion, refuseIf } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import { changeRoom } from './change-room.ts'
import { checkRoomPictures, keepRoomPictures } from './keep-room-pictures.ts'
import { columnsOf, type LockedRoom, updateRoom } from '../room.sql.ts'
import { copyOf } from '../review/room-copy.ts'

import { describeRoom } from './room-texts.ts'

/** A room that WeChat has taken is changed there too and stays; any other one waits for the platform again. */
export function changeRoomFields(context: OutsideContext, draft: InputOf<typeof liveRoomApi.edit>) {
  const isSameTime = ({ startTime, reviewStatus }: LockedRoom) =>
    reviewStatus === roomReview.is.passed && startTime.getTime() === draft.startTime.getTime()
  return changeRoom(context, {
    id: draft.id,
    check: async (room, db) => {
      refuseIf(whyNotRoom(roomStateOf(room), 'edit'))
      checkVersion(draft, room)
      if (!isSameTime(room)) refuseIf(whyNotStart(draft.startTime, context.now), { field: 'startTime' })
      await checkRoomPictures(db, draft)
    },
    tell: async (channel, roomId) => editRoom(channel, roomId, await copyOf(context, channel, draft)),
    write: async ({ db, now }, room) => {
      const isPassed = room.reviewStatus === roomReview.is.passed
      const { pending } = roomReview.is
      const again = isPassed ? {} : { review_status: pending, review_reason: '' }
      await updateRoom(db, draft.id, { ...columnsOf(draft), ...again, ...edited({ db, now, staff: context.staff }) })
      await keepRoomPictures(db, draft.id, draft)
      return changesOfRecord(describeRoom(room), describeRoom(draft))
    },
  })
}
