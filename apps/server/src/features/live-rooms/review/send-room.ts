import { liveRoomApi } from '@zhanggui/contract/live/room'
import { broadcastStatus, roomReview } from '@zhanggui/domain/live/room-codes'
import { syncKind } from '@zhanggui/domain/social/sync-codes'
import {
  createRoom,
  findCreatedRoom,
  type RoomCopy,
  type SocialChannel,
  SocialError,
  type SyncHandler,
} from '#features/social/public'
import type { WriteContext } from '#platform/transactions'
import { copyOf } from './room-copy.ts'
import { findRoom, lockRoom, updateRoom } from '../room.sql.ts'
import { tellShop } from './tell-shop.ts'

type Outcome = { readonly roomId: number } | { readonly reason: string }

/** A room that the platform has passed is created at WeChat, which takes or refuses it at once. */
export const roomSync: SyncHandler = {
  kind: syncKind.is.room,
  api: liveRoomApi,
  run: async (context, { subjectId, isUnclear }) => {
    const room = await context.inRead((db) => findRoom(db, subjectId))
    const copy = await copyOf(context, context.social, room)
    const outcome = await create(context.social, copy, isUnclear)
    return (writing) => takeOutcome(writing, subjectId, outcome)
  },
}

async function create(social: SocialChannel, copy: RoomCopy, isUnclear: boolean): Promise<Outcome> {
  const created = isUnclear ? await findCreatedRoom(social, copy) : undefined
  if (created !== undefined) return { roomId: created }
  try {
    return { roomId: await createRoom(social, copy) }
  } catch (error) {
    if (!(error instanceof SocialError) || error.isPassing) throw error
    return { reason: error.message }
  }
}

async function takeOutcome(context: WriteContext, id: number, outcome: Outcome) {
  const { db, now } = context
  const room = await lockRoom(db, id)
  if (!room.isSubmitting) return
  const { passed, wechatRefused } = roomReview.is
  const set =
    'roomId' in outcome
      ? {
          review_status: passed,
          review_reason: '',
          social_room_id: outcome.roomId,
          live_status: broadcastStatus.is.upcoming,
        }
      : { review_status: wechatRefused, review_reason: outcome.reason }
  await updateRoom(db, id, { ...set, is_submitting: false, updated_at: now })
  tellShop(context, room, 'roomId' in outcome ? '已通过微信审核' : `没有通过微信审核：${outcome.reason}`)
}
