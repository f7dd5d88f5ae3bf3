import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { Page, PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { liveRoomApi } from '@zhanggui/contract/live/room'
import type { RoomDetail, RoomRow } from '@zhanggui/contract/live/room-fields'
import { roomReview } from '@zhanggui/domain/live/room-codes'
import { syncKind } from '@zhanggui/domain/social/sync-codes'
import { findSyncOf } from '#features/social/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { countByReview, findRoom, listRooms } from './room.sql.ts'

export async function readRooms(
  db: MerchantDb,
  query: FilterOf<typeof liveRoomApi.list> & PageQuery,
): Promise<Page<RoomRow>> {
  const page = await listRooms(db, query)
  const syncs = await findSyncOf(
    db,
    syncKind.is.room,
    page.list.map(({ id }) => id),
  )
  return { ...page, list: page.list.map((room) => ({ ...room, sync: syncs.get(room.id) ?? null })) }
}

export async function readRoom(db: MerchantDb, id: number): Promise<RoomDetail> {
  const [{ recordings, ...room }, syncs] = await Promise.all([findRoom(db, id), findSyncOf(db, syncKind.is.room, [id])])
  const replays = recordings.map(({ url, createdAt, expiresAt }) => ({
    mediaUrl: url,
    createTime: new Date(createdAt),
    expireTime: new Date(expiresAt),
  }))
  return { ...room, replays, sync: syncs.get(id) ?? null }
}

export async function readTabs(
  db: MerchantDb,
  filter: FilterOf<typeof liveRoomApi.tabs>,
): Promise<ReplyOf<typeof liveRoomApi.tabs>> {
  const counts = await countByReview(db, filter)
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const tabs = roomReview.options.map(({ value, label }) => ({
    name: label,
    type: value,
    count: counts.get(value) ?? 0,
  }))
  return [{ name: '全部', count: all }, ...tabs]
}
