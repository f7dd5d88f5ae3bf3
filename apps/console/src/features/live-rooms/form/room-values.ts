import type { RoomDetail } from '@zhanggui/contract/live/room-fields'
import { roomType } from '@zhanggui/domain/live/room-codes'

export interface RoomValues {
  readonly roomName: string
  readonly anchorName: string
  readonly anchorWechat: string
  readonly subAnchorWechat: string
  readonly createrWechat: string
  readonly coverImgLocal: string
  readonly shareImgLocal: string
  readonly feedsImgLocal: string
  readonly startTime: Date | null
  readonly endTime: Date | null
  readonly type: (typeof roomType.codes)[number]
  readonly closeLike: boolean
  readonly closeGoods: boolean
  readonly closeComment: boolean
  readonly closeReplay: boolean
  readonly closeShare: boolean
  readonly closeKf: boolean
  readonly isFeedsPublic: boolean
}

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
export const valuesOf = (room: RoomDetail | undefined): RoomValues =>
  room
    ? (Object.fromEntries(
        Object.keys(newRoom).map((name) => [name, room[name as keyof RoomValues]]),
      ) as unknown as RoomValues)
    : newRoom
