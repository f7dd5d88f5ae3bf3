import { liveRoomApi } from '@zhanggui/contract/live/room'
import { broadcastStatus } from '@zhanggui/domain/live/room-codes'
import { z } from 'zod'
import { listRecordings, listRoomInfos, openSocial, type RoomInfo, type SocialChannel } from '#features/social/public'
import { defineJob, type JobContext } from '#platform/jobs/job'
import { listMerchantIds } from '#platform/jobs/job.sql'
import { updateRoom } from '../room.sql.ts'
import { listWatchedRooms, type WatchedRoom } from './watch-rooms.sql.ts'

/**
 * Asks WeChat where its broadcasts stand: nobody else knows. All rooms of all shops come in one list. Switches are taken
 * over as well, so that what an interrupted call has done there shows here.
 */
export const watchRoomsJob = defineJob({
  kind: 'watch-live-rooms',
  payload: z.object({}),
  everySeconds: 180,
  run: async (context) => {
    const { inPlatform, forMerchant, clock, log } = context
    const watched: { merId: number; rooms: WatchedRoom[] }[] = []
    for (const merId of await inPlatform(listMerchantIds)) {
      const rooms = await forMerchant(merId).inRead((db) => listWatchedRooms(db, clock()))
      if (rooms.length > 0) watched.push({ merId, rooms })
    }
    if (watched.length === 0) return
    const social = openSocial(context, clock)
    const infos = new Map((await listRoomInfos(social)).map((info) => [info.roomId, info]))
    for (const { merId, rooms } of watched) {
      await follow(context, social, { merId, rooms, infos }).catch((error: unknown) =>
        log.error({ err: error, merId }, 'live rooms not followed'),
      )
    }
  },
})

interface Followed {
  readonly merId: number
  readonly rooms: readonly WatchedRoom[]
  readonly infos: ReadonlyMap<number, RoomInfo>
}

async function follow({ forMerchant }: JobContext, social: SocialChannel, { merId, rooms, infos }: Followed) {
  for (const room of rooms) {
    const info = infos.get(room.roomId)
    if (!info || isSame(room, info)) continue
    const hasEnded = info.liveStatus === broadcastStatus.is.ended
    const recordings = hasEnded ? await listRecordings(social, room.roomId) : undefined
    await forMerchant(merId).inWrite(async ({ db, announceArea }) => {
      const { comment, replay, service, feeds } = info.switches
      await updateRoom(db, room.id, {
        live_status: info.liveStatus,
        has_comment: comment,
        has_replay: replay,
        has_service: service,
        is_in_feeds: feeds,
        ...(recordings && { recordings: JSON.stringify(recordings) }),
      })
      announceArea(liveRoomApi)
    })
  }
}

const isSame = (room: WatchedRoom, { liveStatus, switches }: RoomInfo) =>
  room.liveStatus === liveStatus &&
  room.comment === switches.comment &&
  room.replay === switches.replay &&
  room.service === switches.service &&
  room.feeds === switches.feeds
