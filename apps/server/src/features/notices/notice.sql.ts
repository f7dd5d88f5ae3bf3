import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { noticeApi } from '@zhanggui/contract/notice'
import type { NoticeType } from '@zhanggui/domain/notice/notice-codes'
import type { NoticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import { countedPage } from '#platform/db/counted-page'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { MAX_COUNTED } from '#platform/db/page-window'
import { missing } from '#platform/http/refusals'
import type { MerchantSweep } from '#platform/jobs/sweep'

/** The reader; the permissions of their open roles decide which notices they see. */
export interface Reader {
  readonly adminId: number
  readonly isOwner: boolean
}

/** Whether the reader holds one of the roles that the shop has chosen for a kind. */
const isAmong = (db: MerchantDb, adminId: number) => sql`d.role_ids && array(
  select h.role_id from held_role h where h.mer_id = ${db.merId} and h.admin_id = ${adminId})`

/** Announcements that the reader may see and wants to, with their read state. */
function audible(db: MerchantDb, { adminId, isOwner }: Reader) {
  const all = db.q
    .selectFrom('push_event as e')
    .leftJoin('notice_cursor as c', (join) => join.on('c.mer_id', '=', db.merId).on('c.admin_id', '=', adminId))
    .leftJoin('notice_read as r', (join) =>
      join.on('r.mer_id', '=', db.merId).on('r.admin_id', '=', adminId).onRef('r.no', '=', 'e.no'),
    )
    .leftJoin('notice_choice as w', (join) =>
      join.on('w.mer_id', '=', db.merId).on('w.admin_id', '=', adminId).onRef('w.kind', '=', 'e.kind'),
    )
    .leftJoin('notice_audience as d', (join) => join.on('d.mer_id', '=', db.merId).onRef('d.kind', '=', 'e.kind'))
    .where('e.mer_id', '=', db.merId)
    .where(sql<boolean>`(e.admin_id is null or e.admin_id = ${adminId})`)
    // As in `findUnheardKinds`: what is for one person is theirs, whatever their roles.
    .where(
      sql<boolean>`coalesce(w.in_bell, e.admin_id is not null or d.kind is null or ${isOwner} or ${isAmong(db, adminId)})`,
    )
  if (isOwner) return all
  const held = db.q
    .selectFrom('held_role as h')
    .innerJoin('role_permission as p', (join) =>
      join.on('p.mer_id', '=', db.merId).onRef('p.role_id', '=', 'h.role_id'),
    )
    .select('p.permission')
    .where('h.mer_id', '=', db.merId)
    .where('h.admin_id', '=', adminId)
  return all.where(sql<boolean>`(e.permission is null or e.permission in ${held})`)
}

const isRead = sql<boolean>`(e.no <= coalesce(c.read_no, 0) or r.no is not null)`

type NoticeFilter = FilterOf<typeof noticeApi.list>

const noticeFilter: FilterSql<NoticeFilter> = {
  type: (type) => sql`e.type = ${type}`,
  isRead: (read) => sql`${isRead} = ${read === '1'}`,
}

export function listNotices(db: MerchantDb, reader: Reader, query: NoticeFilter & PageQuery) {
  const rows = audible(db, reader)
    .where(passes(noticeFilter, query))
    .select(['e.no as id', 'e.title', 'e.content', 'e.url', 'e.created_at as createTime', isRead.as('isRead')])
    .select([sql<NoticeType>`e.type`.as('type'), sql<NoticeKind>`e.kind`.as('kind')])
    .orderBy('e.no', 'desc')
  return countedPage(query, rows, { upTo: MAX_COUNTED })
}

const MAX_WAITING = 500

/** The newest of these kinds that wait for something. */
export const listWaiting = (db: MerchantDb, reader: Reader, kinds: readonly NoticeKind[]) =>
  audible(db, reader)
    .where('e.kind', '=', anyOf(kinds))
    .where('e.subject', 'is not', null)
    .select(['e.no as id', 'e.title', 'e.content', 'e.url', 'e.created_at as createTime'])
    .select([
      sql<NoticeType>`e.type`.as('type'),
      sql<NoticeKind>`e.kind`.as('kind'),
      sql<string>`e.subject`.as('subject'),
    ])
    .orderBy('e.no', 'desc')
    .limit(MAX_WAITING)
    .execute()

/** Without those that came after the number: pages count them as they arrive. */
export async function countUnread(db: MerchantDb, reader: Reader, upTo: number): Promise<number> {
  const unread = audible(db, reader)
    .where('e.no', '<=', upTo)
    .where(sql<boolean>`not ${isRead}`)
    .select('e.no')
    .limit(MAX_COUNTED)
  const { count } = await db.q
    .selectFrom(unread.as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function findLastNumber(db: MerchantDb): Promise<number> {
  const row = await db.q.selectFrom('push_counter').select('last_no').where('mer_id', '=', db.merId).executeTakeFirst()
  return row?.last_no ?? 0
}

export const findNotice = async (db: MerchantDb, reader: Reader, no: number) =>
  (await audible(db, reader).select('e.title').where('e.no', '=', no).executeTakeFirst()) ?? missing('通知不存在')

export async function insertRead(db: MerchantDb, adminId: number, no: number) {
  await db.q
    .insertInto('notice_read')
    .values({ mer_id: db.merId, admin_id: adminId, no })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Marks everything up to here as read and drops the individual marks this makes redundant. */
export async function moveCursor(db: MerchantDb, adminId: number, no: number) {
  await db.q
    .insertInto('notice_cursor')
    .values({ mer_id: db.merId, admin_id: adminId, read_no: no })
    .onConflict((conflict) =>
      conflict
        .columns(['mer_id', 'admin_id'])
        .doUpdateSet({ read_no: sql<number>`greatest(notice_cursor.read_no, excluded.read_no)` }),
    )
    .execute()
  await db.q
    .deleteFrom('notice_read')
    .where('mer_id', '=', db.merId)
    .where('admin_id', '=', adminId)
    .where('no', '<=', no)
    .execute()
}

/** Read marks are deleted together with their notices. */
export const sweepNoticeReads: MerchantSweep = (db, merId) =>
  db.q
    .deleteFrom('notice_read')
    .where('mer_id', '=', merId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('push_event as e')
            .select('e.no')
            .where('e.mer_id', '=', merId)
            .whereRef('e.no', '=', 'notice_read.no'),
        ),
      ),
    )
    .execute()
