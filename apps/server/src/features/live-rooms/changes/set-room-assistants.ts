import { roomStateOf } from '@zhanggui/contract/live/room-fields'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { liveRoomApi } from '@zhanggui/contract/live/room'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotRoom } from '@zhanggui/domain/live/room-rules'
import { setRoomHelpers } from '#features/social/public'
import { missing, refuseIf } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import { changeRoom } from './change-room.ts'
import { findAssistants, listRoomAssistants, replaceRoomAssistants } from '../room-assistant.sql.ts'

type Assistants = Awaited<ReturnType<typeof findAssistants>>
const names = (assistants: Assistants) => assistants.map(({ wechatNickname }) => wechatNickname).join('、')

/** The whole set; an empty one removes all. */
export const setRoomAssistants = (
  context: OutsideContext,
  { id, assid: ids }: InputOf<typeof liveRoomApi.setAssistants>,
) =>
  changeRoom(context, {
    id,
    check: async (room, db) => {
      refuseIf(whyNotRoom(roomStateOf(room), 'setAssistants'))
      const assistants = await findAssistants(db, ids)
      if (assistants.length < ids.length) missing('直播助手不存在')
      return assistants
    },
    tell: (channel, roomId, assistants) =>
      setRoomHelpers(
        channel,
        roomId,
        assistants.map(({ wechat, wechatNickname }) => ({ wechat, nickname: wechatNickname })),
      ),
    write: async ({ db }, _, assistants) => {
      const before = await listRoomAssistants(db, id)
      await replaceRoomAssistants(db, id, ids)
      return changesBetween({ 直播助手: [names(before), names(assistants)] })
    },
  })
