import type { NoticeType } from '@zhanggui/domain/notice/notice-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { timeBefore, type MerchantSweep } from '#platform/jobs/sweep'

/** Something that the merchant's staff should hear of. */
export interface Announcement {
  readonly type: NoticeType
  readonly title: string
  readonly content: string
  /** The page it leads to. */
  readonly url: string
  /** Only holders of this permission are told; without one everybody of the merchant. */
  readonly permission?: string
}

/** What a hint says beside the merchant's number, when it is not about announcements. */
export const STANDING = 'standing'

/**
 * Writes announcements as the last act of a transaction. The counter row is locked until the commit, so numbers grow in
 * the order of commits and nothing can slip in behind a reader. Kept to the end, that lock is held for a moment only.
 */
export async function insertAnnouncements(db: MerchantDb, announcements: readonly Announcement[], now: Date) {
  if (announcements.length === 0) return
  const { last_no: last } = await db.q
    .insertInto('push_counter')
    .values({ mer_id: db.merId, last_no: announcements.length })
    .onConflict((conflict) =>
      conflict.column('mer_id').doUpdateSet({ last_no: sql<number>`push_counter.last_no + excluded.last_no` }),
    )
    .returning('last_no')
    .executeTakeFirstOrThrow()
  const first = last - announcements.length + 1
  await db.q
    .insertInto('push_event')
    .values(
      announcements.map(({ permission = null, ...announcement }, index) => ({
        ...announcement,
        permission,
        mer_id: db.merId,
        no: first + index,
        created_at: now,
      })),
    )
    .execute()
  await sql`select pg_notify('push', ${String(db.merId)})`.execute(db.q)
}

/** Who is signed in, or what somebody may do, is different once this commits: open consoles are to hear of it. */
export async function announceStanding(db: MerchantDb) {
  await sql`select pg_notify('push', ${`${db.merId} ${STANDING}`})`.execute(db.q)
}

export const sweepAnnouncements: MerchantSweep = (db, merId, now, { noticesMs }) =>
  db.q
    .deleteFrom('push_event')
    .where('mer_id', '=', merId)
    .where('created_at', '<', timeBefore(now, noticesMs))
    .execute()
