import type { Area } from '@zhanggui/contract/kernel/area'
import type { TaskProgress } from '@zhanggui/contract/kernel/live-message'
import { type NoticeKind, noticeKindFacts } from '@zhanggui/domain/notice/notice-kinds'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { prepared, preparedSql } from '#platform/db/prepared'
import { type MerchantSweep, timeBefore } from '#platform/jobs/sweep'
import type { LiveSignal } from './live-signal.ts'

/** A notice to the merchant's staff. */
export interface Announcement {
  /** What it is about; by it people choose how they are told. */
  readonly kind: NoticeKind
  readonly title: string
  readonly content: string
  /** The page that it links to. */
  readonly url: string
  /** Only holders of this permission get it; everyone of the merchant if absent. */
  readonly permission?: string
  /** Only this person is told, if they may be at all. */
  readonly onlyFor?: number
  /** What waits for somebody, for kinds that wait: told again until its feature says that it is done. */
  readonly subject?: string
}

/** Delivered to every node on commit; duplicates within a transaction are merged. */
async function signal(db: MerchantDb, signals: readonly LiveSignal[]) {
  if (signals.length === 0) return
  await notify(
    db,
    signals.map((each) => JSON.stringify(each)),
  )
}

const notify = preparedSql(
  (_db, texts: readonly string[]) => sql`select pg_notify('push', text) from unnest(${texts}::text[]) as text`,
)

/**
 * Inserts announcements at the end of a transaction. The counter row stays locked until commit, so numbers increase in
 * commit order and readers never miss a lower one. At the end of the transaction that lock is brief.
 */
export async function insertAnnouncements(db: MerchantDb, announcements: readonly Announcement[], now: Date) {
  await Promise.all([numberAnnouncements(db, announcements, now), signal(db, announcedBy(db, announcements))])
}

async function numberAnnouncements(db: MerchantDb, announcements: readonly Announcement[], now: Date) {
  if (announcements.length === 0) return
  const count = announcements.length
  const news = announcements.map((announcement, index) => ({
    ...announcement,
    type: noticeKindFacts[announcement.kind].type,
    behind: count - 1 - index,
  }))
  await Promise.all([countAnnouncements(db, count), insertNumbered(db, JSON.stringify(news), now)])
}

const countAnnouncements = prepared((db, count: number) =>
  db.q
    .insertInto('push_counter')
    .values({ mer_id: db.merId, last_no: count })
    .onConflict((conflict) =>
      conflict.column('mer_id').doUpdateSet({ last_no: sql<number>`push_counter.last_no + excluded.last_no` }),
    ),
)

const insertNumbered = preparedSql(
  (db, news: string, now: Date) => sql`
    insert into push_event (mer_id, no, type, kind, title, content, url, permission, admin_id, subject, created_at)
    select c.mer_id, c.last_no - n.behind, n.type, n.kind, n.title, n.content, n.url, n.permission,
      n."onlyFor", n.subject, ${now}
    from push_counter c, jsonb_to_recordset(${news}::jsonb)
      as n (behind integer, type text, kind text, title text, content text, url text, permission text, "onlyFor" bigint,
        subject text)
    where c.mer_id = ${db.merId}`,
)

const announcedBy = ({ merId }: MerchantDb, announcements: readonly Announcement[]): LiveSignal[] =>
  announcements.length > 0 ? [{ type: 'noticesAdded', merId }] : []

/** Restricts who is told about a change of an area. */
export interface AreaAudience {
  readonly onlyFor?: number | undefined
  readonly exceptTab?: string | undefined
}

/** Makes open consoles refetch these areas. */
export const announceAreas = (db: MerchantDb, areas: readonly Area[], audience: AreaAudience) =>
  signal(db, changedBy(db, areas, audience))

const changedBy = ({ merId }: MerchantDb, areas: readonly Area[], audience: AreaAudience): LiveSignal[] =>
  areas
    .filter(({ readers }) => readers.length > 0)
    .map(({ name, readers }) => ({ type: 'areaChanged', merId, area: name, readers: [...readers], ...audience }))

interface News {
  readonly announcements: readonly Announcement[]
  readonly areas: readonly Area[]
  readonly audience: AreaAudience
}

/** Everything that a transaction has to say, as its last statements. */
export async function insertNews(db: MerchantDb, { announcements, areas, audience }: News, now: Date) {
  const signals = [...announcedBy(db, announcements), ...changedBy(db, areas, audience)]
  await Promise.all([numberAnnouncements(db, announcements, now), signal(db, signals)])
}

/** Pushes the progress of a person's task to open consoles. */
export const announceTask = (db: MerchantDb, adminId: number, task: TaskProgress) =>
  signal(db, [{ type: 'taskProgress', merId: db.merId, adminId, task }])

/** Makes nodes re-check sessions and permissions of open consoles. */
export const announceRights = (db: MerchantDb) => signal(db, [{ type: 'rightsChanged', merId: db.merId }])

export const sweepAnnouncements: MerchantSweep = (db, merId, now, { noticesMs }) =>
  db.q
    .deleteFrom('push_event')
    .where('mer_id', '=', merId)
    .where('created_at', '<', timeBefore(now, noticesMs))
    .execute()
