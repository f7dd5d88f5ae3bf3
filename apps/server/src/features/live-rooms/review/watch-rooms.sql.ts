import { type BroadcastStatus, broadcastStatus } from '@zhanggui/domain/live/room-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

const { ended, expired } = broadcastStatus.is

/** Rooms at WeChat that something may still become of, and that nobody is changing now. */
export const listWatchedRooms = (db: MerchantDb, now: Date) =>
  db.q
    .selectFrom('live_room')
    .select(['id', 'name as roomName', sql<number>`social_room_id`.as('roomId')])
    .select([sql<BroadcastStatus>`live_status`.as('liveStatus'), 'has_comment as comment', 'has_replay as replay'])
    .select(['has_service as service', 'is_in_feeds as feeds'])
    .where('mer_id', '=', db.merId)
    .where('social_room_id', 'is not', null)
    .where('live_status', '<>', ended)
    .where('live_status', '<>', expired)
    .where((eb) => eb.or([eb('busy_until', 'is', null), eb('busy_until', '<=', now)]))
    .orderBy('id')
    .execute()
export type WatchedRoom = Awaited<ReturnType<typeof listWatchedRooms>>[number]
