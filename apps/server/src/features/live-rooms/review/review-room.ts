import { liveRoomApi } from '@zhanggui/contract/live/room'
import { roomStateOf } from '@zhanggui/contract/live/room-fields'
import { changesBetween, type RecordChanges } from '@zhanggui/domain/audit/change-rules'
import { roomReview } from '@zhanggui/domain/live/room-codes'
import { whyNotRoom } from '@zhanggui/domain/live/room-rules'
import { syncKind } from '@zhanggui/domain/social/sync-codes'
import { queueSync } from '#features/social/public'
import { refuseIf } from '#platform/http/refusals'
import type { WriteContext } from '#platform/transactions'
import { lockRoom, updateRoom } from '../room.sql.ts'
import { tellShop } from './tell-shop.ts'

type RoomVerdict = { readonly kind: 'pass' } | { readonly kind: 'refuse'; readonly reason: string }

interface ReviewContext extends WriteContext {
  readonly recordChanges: RecordChanges
}

/** What the platform says about a room. One that it passes goes to WeChat, whose answer is awaited by the queue. */
export async function reviewRoom(context: ReviewContext, id: number, verdict: RoomVerdict): Promise<null> {
  const { db, now, recordChanges, announceArea } = context
  const room = await lockRoom(db, id)
  refuseIf(whyNotRoom(roomStateOf(room), verdict.kind))
  if (verdict.kind === 'pass') {
    await updateRoom(db, id, { is_submitting: true, updated_at: now })
    await queueSync(context, { kind: syncKind.is.room, subjectId: id }, 'create')
    recordChanges(changesBetween({ 平台审核: ['', '通过'] }), room.roomName)
    tellShop(context, room, '已通过平台审核，正在提交微信')
  } else {
    const { platformRefused } = roomReview.is
    await updateRoom(db, id, { review_status: platformRefused, review_reason: verdict.reason, updated_at: now })
    recordChanges(changesBetween({ 平台审核: ['', `拒绝：${verdict.reason}`] }), room.roomName)
    tellShop(context, room, `没有通过平台审核：${verdict.reason}`)
  }
  announceArea(liveRoomApi)
  return null
}

/** Whether shoppers find a room, and how high; the platform decides. */
export async function recommendRoom(
  context: ReviewContext,
  id: number,
  set: {
    readonly storeShow?: boolean | undefined
    readonly star?: number | undefined
    readonly sort?: number | undefined
  },
): Promise<null> {
  const { db, now, recordChanges, announceArea } = context
  const room = await lockRoom(db, id)
  const { storeShow = room.storeShow, star = room.star, sort = room.sort } = set
  await updateRoom(db, id, { is_shown: storeShow, star, sort, updated_at: now })
  const text = (isShown: boolean) => (isShown ? '显示' : '关闭')
  recordChanges(
    changesBetween({
      商城显示: [text(room.storeShow), text(storeShow)],
      推荐星级: [String(room.star), String(star)],
      排序: [String(room.sort), String(sort)],
    }),
    room.roomName,
  )
  announceArea(liveRoomApi)
  return null
}
