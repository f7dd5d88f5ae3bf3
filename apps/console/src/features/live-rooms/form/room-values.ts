import { fieldsOf } from '#ui/form/fields-of.ts'
import type { RoomDetail, roomDraft } from '@zhanggui/contract/live/room-fields'
import { roomType } from '@zhanggui/domain/live/room-codes'
import type { z } from 'zod'

/** As a room is kept, save that its times are still to be chosen. */
export type RoomValues = Omit<z.output<typeof roomDraft>, Times> & Readonly<Record<Times, Date | null>>
type Times = 'startTime' | 'endTime'

const newRoom: RoomValues = {
  roomName: '',
  anchorName: '',
  anchorWechat: '',
  subAnchorWechat: '',
  createrWechat: '',
  coverImgLocal: '',
  shareImgLocal: '',
  feedsImgLocal: '',
  startTime: null,
  endTime: null,
  type: roomType.is.phone,
  closeLike: false,
  closeGoods: false,
  closeComment: false,
  closeReplay: true,
  closeShare: false,
  closeKf: true,
  isFeedsPublic: true,
}

/** The fields of the form, as they are stored. */
export const valuesOf = (room: RoomDetail | undefined): RoomValues => (room ? fieldsOf(newRoom, room) : newRoom)
