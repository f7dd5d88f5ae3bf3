import type { Area } from '@zhanggui/contract/kernel/area'
import type { TaskProgress } from '@zhanggui/contract/kernel/live-message'
import type { NoticeType } from '@zhanggui/domain/notice/notice-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { type MerchantSweep, timeBefore } from '#platform/jobs/sweep'
import type { LiveSignal } from './live-signal.ts'

/** Something that the merchant's staff should hear of. */
export interface Announcement {
  readonly type: NoticeType
  readonly title: string
  readonly content: string
  /** The page it leads to. */
  readonly url: string
  /** Only holders of this permission are audience; without one everybody of the merchant. */
  readonly permission?: string
  /** Only this person is told, if they may be at all. */
  readonly onlyFor?: number
}

/** Reaches every node when the transaction commits; the same signal twice is one. */
async function signal(db: MerchantDb, signals: readonly LiveSignal[]) {
  const texts = signals.map((each) => JSON.stringify(each))
  await sql`select pg_notify('push', text) from unnest(${texts}::text[]) as text`.execute(db.q)
}

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
      announcements.map(({ permission = null, onlyFor = null, ...announcement }, index) => ({
        ...announcement,
        permission,
        admin_id: onlyFor,
        mer_id: db.merId,
        no: first + index,
        created_at: now,
      })),
    )
    .execute()
  await signal(db, [{ type: 'noticesAdded', merId: db.merId }])
}

/** Whom a change of an area is not news for. */
export interface AreaAudience {
  readonly onlyFor?: number | undefined
  readonly exceptTab?: string | undefined
}

/** Tells open consoles that what they show of these areas is different. */
export async function announceAreas(db: MerchantDb, areas: readonly Area[], audience: AreaAudience) {
  const read = areas.filter(({ readers }) => readers.length > 0)
  if (read.length === 0) return
  await signal(
    db,
    read.map(({ name, readers }) => ({
      type: 'areaChanged',
      merId: db.merId,
      area: name,
      readers: [...readers],
      ...audience,
    })),
  )
}

/** Tells open consoles how far a task of this person is. */
export const announceTask = (db: MerchantDb, adminId: number, task: TaskProgress) =>
  signal(db, [{ type: 'taskProgress', merId: db.merId, adminId, task }])

/** Who is signed in, or what somebody may do, is different: open consoles are to hear of it. */
export const announceRights = (db: MerchantDb) => signal(db, [{ type: 'rightsChanged', merId: db.merId }])

export const sweepAnnouncements: MerchantSweep = (db, merId, now, { noticesMs }) =>
  db.q
    .deleteFrom('push_event')
    .where('mer_id', '=', merId)
    .where('created_at', '<', timeBefore(now, noticesMs))
    .execute()
