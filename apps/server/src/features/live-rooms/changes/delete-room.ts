import { roomStateOf } from '@zhanggui/contract/live/room-fields'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotRoom } from '@zhanggui/domain/live/room-rules'
import { removeRoom } from '#features/social/public'
import { refuseIf } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import { changeRoom } from './change-room.ts'
import { forgetRoomPictures } from './keep-room-pictures.ts'
import { deleteRoomRow } from '../room.sql.ts'

export const deleteRoom = (context: OutsideContext, { id }: { id: number }) =>
  changeRoom(context, {
    id,
    check: (room) => refuseIf(whyNotRoom(roomStateOf(room), 'delete')),
    tell: (channel, roomId) => removeRoom(channel, roomId),
    write: async ({ db }, { roomName }) => {
      await deleteRoomRow(db, id)
      await forgetRoomPictures(db, id)
      return changesBetween({ 直播间名称: [roomName, ''] })
    },
  })
