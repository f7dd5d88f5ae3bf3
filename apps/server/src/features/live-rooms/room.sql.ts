import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { liveRoomApi } from '@zhanggui/contract/live/room'
import type { BroadcastStatus, RoomReview, roomType } from '@zhanggui/domain/live/room-codes'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import { contains } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { deleteRecord, editorOf } from '#platform/db/editor.sql'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { LiveRoom } from '#platform/db/schema'
import { missing } from '#platform/http/refusals'

const goodsNum = (db: MerchantDb) =>
  sql<number>`(select count(*) from live_room_goods g where g.mer_id = ${db.merId} and g.room_id = live_room.id)`

const rooms = (db: MerchantDb) => db.q.selectFrom('live_room').where('mer_id', '=', db.merId)

const columns = (db: MerchantDb, found: ReturnType<typeof rooms>) =>
  found
    .select(['id', 'social_room_id as roomId', 'name as roomName', 'anchor_name as anchorName'])
    .select(['anchor_wechat as anchorWechat', 'second_wechat as subAnchorWechat', 'creator_wechat as createrWechat'])
    .select(['cover as coverImgLocal', 'share_cover as shareImgLocal', 'feed_cover as feedsImgLocal'])
    .select(['start_at as startTime', 'end_at as endTime', sql<(typeof roomType.codes)[number]>`type`.as('type')])
    .select([sql<boolean>`not has_like`.as('closeLike'), sql<boolean>`not has_shelf`.as('closeGoods')])
    .select([sql<boolean>`not has_comment`.as('closeComment'), sql<boolean>`not has_replay`.as('closeReplay')])
    .select([sql<boolean>`not has_share`.as('closeShare'), sql<boolean>`not has_service`.as('closeKf')])
    .select(['is_in_feeds as isFeedsPublic', 'is_shown as storeShow', 'star', 'sort', 'is_submitting as isSubmitting'])
    .select([sql<RoomReview>`review_status`.as('reviewStatus'), 'review_reason as reviewReason'])
    .select([sql<BroadcastStatus | null>`live_status`.as('liveStatus'), goodsNum(db).as('goodsNum')])
    .select(['version', 'created_at as createTime'])

type TabFilter = FilterOf<typeof liveRoomApi.tabs>
type ListFilter = FilterOf<typeof liveRoomApi.list>

const words = ['name', 'anchor_name', 'anchor_wechat', 'second_wechat']
const tabFilter: FilterSql<TabFilter> = {
  liveStatus: (status) => sql`live_status = ${status}`,
  storeShow: (isShown) => sql`is_shown = ${isShown}`,
  // One condition, so that the others still hold for each of its parts.
  keywords: (typed) => {
    const parts = words.map((column) => contains(column, typed))
    const numbers = sql<boolean>`id::text = ${typed} or social_room_id::text = ${typed}`
    return sql<boolean>`(${sql.join([...parts, numbers], sql` or `)})`
  },
  star: (stars) => sql`star = ${stars}`,
}
const listFilter: FilterSql<ListFilter> = { ...tabFilter, reviewStatus: (status) => sql`review_status = ${status}` }

/** What the platform recommends first, then the newest. */
export const listRooms = (db: MerchantDb, query: ListFilter & PageQuery) =>
  countedPage(
    query,
    columns(db, rooms(db).where(passes(listFilter, query)))
      .orderBy('star', 'desc')
      .orderBy('sort', 'desc')
      .orderBy('id', 'desc'),
  )

export const countRooms = async (db: MerchantDb, filter: ListFilter): Promise<number> => {
  const { total } = await rooms(db)
    .where(passes(listFilter, filter))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** How many rooms stand under each review. */
export async function countByReview(db: MerchantDb, filter: TabFilter): Promise<Map<RoomReview, number>> {
  const found = await rooms(db)
    .where(passes(tabFilter, filter))
    .select((eb) => [sql<RoomReview>`review_status`.as('status'), eb.fn.countAll<number>().as('count')])
    .groupBy('review_status')
    .execute()
  return new Map(found.map(({ status, count }) => [status, count]))
}

export interface StoredRecording {
  readonly url: string
  readonly createdAt: string
  readonly expiresAt: string
}

const noSuchRoom = () => missing('直播间不存在')

export async function findRoom(db: MerchantDb, id: number) {
  const found = columns(db, rooms(db)).where('id', '=', id)
  const room = await found.select(sql<StoredRecording[]>`recordings`.as('recordings')).executeTakeFirst()
  return room ?? noSuchRoom()
}

export type LockedRoom = Awaited<ReturnType<typeof lockRoom>>

export async function lockRoom(db: MerchantDb, id: number) {
  const found = columns(db, rooms(db)).where('id', '=', id).forUpdate()
  const room = await found
    .select(['busy_until as busyUntil', editorOf(db, 'live_room').as('updatedBy')])
    .executeTakeFirst()
  return room ?? noSuchRoom()
}

export type RoomDraft = InputOf<typeof liveRoomApi.create>

export const columnsOf = (draft: RoomDraft) => ({
  name: draft.roomName,
  anchor_name: draft.anchorName,
  anchor_wechat: draft.anchorWechat,
  second_wechat: draft.subAnchorWechat,
  creator_wechat: draft.createrWechat,
  cover: draft.coverImgLocal,
  share_cover: draft.shareImgLocal,
  feed_cover: draft.feedsImgLocal,
  start_at: draft.startTime,
  end_at: draft.endTime,
  type: draft.type,
  has_like: !draft.closeLike,
  has_shelf: !draft.closeGoods,
  has_comment: !draft.closeComment,
  has_replay: !draft.closeReplay,
  has_share: !draft.closeShare,
  has_service: !draft.closeKf,
  is_in_feeds: draft.isFeedsPublic,
})

export async function insertRoom(db: MerchantDb, row: Insertable<LiveRoom>) {
  await db.q.insertInto('live_room').values(row).execute()
}

/** With the version counted up. */
type Versioned = Omit<Updateable<LiveRoom>, 'version'> & { readonly version: RawBuilder<number> }

export async function updateRoom(db: MerchantDb, id: number, set: Updateable<LiveRoom> | Versioned) {
  await db.q.updateTable('live_room').set(set).where('mer_id', '=', db.merId).where('id', '=', id).execute()
}

export const deleteRoomRow = (db: MerchantDb, id: number) => deleteRecord(db, 'live_room', id)
