import type { OutsideEvent } from '@zhanggui/domain/event/outside-event'
import { sql } from 'kysely'
import { z } from 'zod'
import type { MerchantDb } from '#platform/db/merchant-db'
import { preparedSql } from '#platform/db/prepared'
import { insertJobUnlessWaiting, type QueuedJob } from '#platform/jobs/job.sql'
import { type MerchantSweep, timeBefore } from '#platform/jobs/sweep'

const KEPT_MS = 30 * 24 * 3_600_000

/** How the delivery of a merchant's events is queued; the feature that delivers them has the job itself. */
export const deliverEvents: QueuedJob<object> = { kind: 'deliver-events', payload: z.object({}), maxAttempts: 5 }

interface Outbox {
  readonly db: MerchantDb
  readonly now: Date
  readonly newId: () => Promise<number>
  readonly wakeWorker: () => void
}

/**
 * Numbers what the transaction tells, as its last statements (ADR 6): the counter stays locked until the commit, so that
 * everything after a number is exact. Where somebody listens, a delivery is queued.
 */
export async function insertEvents({ db, now, newId, wakeWorker }: Outbox, events: readonly OutsideEvent[]) {
  if (events.length === 0) return
  const news = events.map((event, index) => ({ ...event, behind: events.length - 1 - index }))
  const [[counter]] = await Promise.all([countEvents(db, events.length), insertNumbered(db, JSON.stringify(news), now)])
  if (!counter?.isHeard) return
  await insertJobUnlessWaiting(db, deliverEvents, { id: await newId(), payload: {}, runAt: now, createdAt: now })
  db.afterCommit(wakeWorker)
}

const countEvents = preparedSql(
  (db, count: number) => sql<{ isHeard: boolean }>`
    insert into outside_event_counter as c (mer_id, last_no) values (${db.merId}, ${count})
    on conflict (mer_id) do update set last_no = c.last_no + excluded.last_no returning is_heard as "isHeard"`,
)

const insertNumbered = preparedSql(
  (db, news: string, now: Date) => sql`
    insert into outside_event (mer_id, no, type, subject, data, created_at)
    select c.mer_id, c.last_no - n.behind, n.type, n.subject, n.data, ${now}
    from outside_event_counter c, jsonb_to_recordset(${news}::jsonb)
      as n (behind integer, type text, subject text, data jsonb)
    where c.mer_id = ${db.merId}`,
)

/** Whether somebody listens from now on, and the number of the latest event. */
export async function setListening(db: MerchantDb, isHeard: boolean): Promise<number> {
  const { rows } = await sql<{ lastNo: number }>`
    insert into outside_event_counter (mer_id, last_no, is_heard) values (${db.merId}, 0, ${isHeard})
    on conflict (mer_id) do update set is_heard = excluded.is_heard returning last_no as "lastNo"`.execute(db.q)
  return rows[0]?.lastNo ?? 0
}

/** Waits for transactions that are just telling something: what they tell is seen afterwards. Locked before webhooks. */
export async function lockNumbers(db: MerchantDb): Promise<void> {
  await db.q.selectFrom('outside_event_counter').select('last_no').where('mer_id', '=', db.merId).forUpdate().execute()
}

export const sweepOutsideEvents: MerchantSweep = (db, merId, now) =>
  db.q
    .deleteFrom('outside_event')
    .where('mer_id', '=', merId)
    .where('created_at', '<', timeBefore(now, KEPT_MS))
    .execute()
