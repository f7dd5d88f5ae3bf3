import { roomStateOf } from '@zhanggui/contract/live/room-fields'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { liveRoomApi } from '@zhanggui/contract/live/room'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { roomSwitches, whyNotSwitch } from '@zhanggui/domain/live/room-rules'
import { type CalledSwitch, switchRoom } from '#features/social/public'
import { refuseIf } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import { changeRoom } from './change-room.ts'
import { type LockedRoom, updateRoom } from '../room.sql.ts'

import { onText } from './room-texts.ts'

/** The column of each switch, and how it stands. */
const stored: Readonly<
  Record<CalledSwitch, { readonly column: string; readonly isOn: (room: LockedRoom) => boolean }>
> = {
  comment: { column: 'has_comment', isOn: ({ closeComment }) => !closeComment },
  feeds: { column: 'is_in_feeds', isOn: ({ isFeedsPublic }) => isFeedsPublic },
  replay: { column: 'has_replay', isOn: ({ closeReplay }) => !closeReplay },
  service: { column: 'has_service', isOn: ({ closeKf }) => !closeKf },
}

const turn = (context: OutsideContext, id: number, name: CalledSwitch, isOn: boolean) =>
  changeRoom(context, {
    id,
    check: (room) => refuseIf(whyNotSwitch(roomStateOf(room), name, isOn)),
    tell: (channel, roomId) => switchRoom(channel, roomId, name, isOn),
    write: async ({ db, now }, room) => {
      await updateRoom(db, id, { [stored[name].column]: isOn, updated_at: now })
      return changesBetween({ [roomSwitches[name].label]: [onText(stored[name].isOn(room)), onText(isOn)] })
    },
  })

export const setComment = (context: OutsideContext, { id, banComment }: InputOf<typeof liveRoomApi.setComment>) =>
  turn(context, id, 'comment', !banComment)
export const setFeeds = (context: OutsideContext, { id, isFeedsPublic }: InputOf<typeof liveRoomApi.setFeeds>) =>
  turn(context, id, 'feeds', isFeedsPublic)
export const setReplay = (context: OutsideContext, { id, closeReplay }: InputOf<typeof liveRoomApi.setReplay>) =>
  turn(context, id, 'replay', !closeReplay)
export const setService = (context: OutsideContext, { id, closeKf }: InputOf<typeof liveRoomApi.setService>) =>
  turn(context, id, 'service', !closeKf)
