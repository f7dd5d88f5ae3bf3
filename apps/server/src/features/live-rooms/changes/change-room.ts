import { liveRoomApi } from '@zhanggui/contract/live/room'
import type { Change } from '@zhanggui/domain/audit/change-rules'
import { callSocial, type SocialChannel } from '#features/social/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { conflict, refuse } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import type { WriteContext } from '#platform/transactions'
import { type LockedRoom, lockRoom, updateRoom } from '../room.sql.ts'

/** Longer than a call may take with its repetitions. */
const LEASE = 60_000

interface RoomChange<T> {
  readonly id: number
  /** Refuses, or answers with what the next steps need. */
  readonly check: (room: LockedRoom, db: MerchantDb) => T | Promise<T>
  /** Of rooms that WeChat has. */
  readonly tell: (channel: SocialChannel, roomId: number, checked: T, room: LockedRoom) => Promise<unknown>
  readonly write: (context: WriteContext, room: LockedRoom, checked: T) => Promise<readonly Change[]>
}

/**
 * A change that WeChat is told of before it is made here; where WeChat does not have the room, it is made at once. While
 * WeChat is being told nobody else changes the room, and if it refuses nothing has changed.
 */
export async function changeRoom<T>(context: OutsideContext, change: RoomChange<T>): Promise<null> {
  const { now, inWrite, recordCall } = context
  const { id } = change
  const write = async (writing: WriteContext, room: LockedRoom, checked: T) => {
    const changes = await change.write(writing, room, checked)
    await recordCall(writing.db, room.roomName, changes)
    writing.announceArea(liveRoomApi)
  }
  const until = new Date(now.getTime() + LEASE)
  const claimed = await inWrite(async (writing) => {
    const room = await lockRoom(writing.db, id)
    if (room.busyUntil !== null && room.busyUntil > now) refuse('直播间正在同步微信，请稍后再试')
    const checked = await change.check(room, writing.db)
    if (room.roomId === null) await write(writing, room, checked)
    else await updateRoom(writing.db, id, { busy_until: until })
    return { room, checked }
  })
  const { room, checked } = claimed
  if (room.roomId === null) return null
  await told(context, id, (channel) => change.tell(channel, room.roomId ?? 0, checked, room))
  await inWrite(async (writing) => {
    const locked = await lockRoom(writing.db, id)
    if (locked.busyUntil?.getTime() !== until.getTime()) conflict(locked.updatedBy)
    await updateRoom(writing.db, id, { busy_until: null })
    await write(writing, locked, checked)
  })
  return null
}

/** If WeChat refuses, the room is free again at once. */
async function told(context: OutsideContext, id: number, tell: (social: SocialChannel) => Promise<unknown>) {
  try {
    await callSocial(context, tell)
  } catch (error) {
    await context.inWrite(({ db }) => updateRoom(db, id, { busy_until: null }))
    throw error
  }
}
