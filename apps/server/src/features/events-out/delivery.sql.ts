import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { webhookApi } from '@zhanggui/contract/event/webhook'
import { type DeliveryStatus, deliveryStatus, type EventType } from '@zhanggui/domain/event/event-codes'
import { sql } from 'kysely'
import { countedPage } from '#platform/db/counted-page'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { mapPage, MAX_COUNTED } from '#platform/db/page-window'
import { type MerchantSweep, timeBefore } from '#platform/jobs/sweep'
import type { StoredWebhook } from './webhook.sql.ts'

const KEPT_MS = 30 * 24 * 3_600_000
/** The latest of them, for whoever looks why nothing arrives. */
const KEPT_TRIES = 10
/** A receiver that is away fills no more than this; the rest waits in the feed. */
const MOST_WAITING = 500
const { waiting, delivered, failed } = deliveryStatus.is

/** Makes deliveries of the events after the webhook's cursor; returns where the cursor stands now. */
export async function planDeliveries(
  db: MerchantDb,
  { id, cursorNo, types }: StoredWebhook,
  now: Date,
): Promise<number> {
  const { rows: counted } = await sql<{ room: number }>`
    select greatest(0, ${MOST_WAITING} - count(*)) as room from webhook_delivery
    where mer_id = ${db.merId} and webhook_id = ${id} and status = ${waiting}`.execute(db.q)
  const { rows: events } = await sql<{ no: number; type: EventType; subject: string }>`
    select no, type, subject from outside_event where mer_id = ${db.merId} and no > ${cursorNo}
    order by no limit ${counted[0]?.room ?? 0}`.execute(db.q)
  const wanted = events.filter(({ type }) => types.length === 0 || types.includes(type))
  if (wanted.length > 0) {
    const row = { mer_id: db.merId, webhook_id: id, due_at: now, created_at: now }
    await db.q
      .insertInto('webhook_delivery')
      .values(wanted.map(({ no, subject }) => ({ ...row, event_no: no, subject })))
      .execute()
  }
  return events.at(-1)?.no ?? cursorNo
}

export interface ClaimedDelivery {
  readonly no: number
  readonly attempts: number
  readonly type: EventType
  readonly subject: string
  readonly data: Record<string, unknown>
  readonly createTime: Date
}

/** The first waiting event of each subject, if it is due; nobody else tries them until `until`. */
export async function claimDeliveries(
  db: MerchantDb,
  webhookId: number,
  { limit, now, until }: { readonly limit: number; readonly now: Date; readonly until: Date },
): Promise<ClaimedDelivery[]> {
  const { rows } = await sql<{ no: number }>`
    update webhook_delivery set due_at = ${until}
    where mer_id = ${db.merId} and webhook_id = ${webhookId} and event_no = any (array(
      select d.event_no from webhook_delivery d
      where d.mer_id = ${db.merId} and d.webhook_id = ${webhookId} and d.status = ${waiting} and d.due_at <= ${now}
        and not exists (select from webhook_delivery e
          where e.mer_id = ${db.merId} and e.webhook_id = ${webhookId} and e.status = ${waiting}
            and e.subject = d.subject and e.event_no < d.event_no)
      order by d.event_no limit ${limit}))
    returning event_no as no`.execute(db.q)
  if (rows.length === 0) return []
  const { rows: claimed } = await sql<ClaimedDelivery>`
    select e.no, d.attempts, e.type, e.subject, e.data, e.created_at as "createTime"
    from outside_event e join webhook_delivery d
      on d.mer_id = ${db.merId} and d.webhook_id = ${webhookId} and d.event_no = e.no
    where e.mer_id = ${db.merId} and e.no = any (${rows.map(({ no }) => no)}::bigint[]) order by e.no`.execute(db.q)
  return claimed
}

/** When something of the webhook is due next, and whether events wait behind its cursor. */
export async function findNextDue(db: MerchantDb, { id, cursorNo }: StoredWebhook) {
  const { rows } = await sql<{ dueAt: Date | null; waiting: number; isBehind: boolean }>`
    select min(due_at) as "dueAt", count(*) as waiting,
      exists (select from outside_event where mer_id = ${db.merId} and no > ${cursorNo}) as "isBehind"
    from (select distinct on (subject) due_at from webhook_delivery
      where mer_id = ${db.merId} and webhook_id = ${id} and status = ${waiting}
      order by subject, event_no) as first`.execute(db.q)
  return rows[0]
}

export interface Try {
  readonly time: string
  readonly outcome: string
  readonly tookMs: number
}

/** What became of a try. Somebody may have asked for the event again meanwhile, so it is the claimed try that ends. */
export async function updateDelivery(
  db: MerchantDb,
  webhookId: number,
  { no, attempts }: Pick<ClaimedDelivery, 'no' | 'attempts'>,
  { status, dueAt, tried }: { readonly status: DeliveryStatus; readonly dueAt: Date; readonly tried: Try },
) {
  await sql`update webhook_delivery set status = ${status}, attempts = attempts + 1, due_at = ${dueAt},
      tries = (select coalesce(jsonb_agg(t order by n), '[]') from (
        select t, n from jsonb_array_elements(tries || ${JSON.stringify([tried])}::jsonb) with ordinality as all_tries (t, n)
        order by n desc limit ${KEPT_TRIES}) as latest)
    where mer_id = ${db.merId} and webhook_id = ${webhookId} and event_no = ${no}
      and status = ${waiting} and attempts = ${attempts}`.execute(db.q)
}

/** Events that are to be sent again: one, or everything that has not arrived. Returns how many. */
export async function resetDeliveries(db: MerchantDb, webhookId: number, no: number | undefined, now: Date) {
  const which = no === undefined ? sql`status = ${failed}` : sql`event_no = ${no}`
  const { numAffectedRows = 0n } = await sql`
    update webhook_delivery set status = ${waiting}, attempts = 0, due_at = ${now}
    where mer_id = ${db.merId} and webhook_id = ${webhookId} and ${which}
      and exists (select from outside_event e where e.mer_id = ${db.merId} and e.no = event_no)`.execute(db.q)
  return Number(numAffectedRows)
}

type DeliveryFilter = FilterOf<typeof webhookApi.deliveries>

const deliveryFilter: FilterSql<DeliveryFilter> = {
  webhookId: (id) => sql`d.webhook_id = ${id}`,
  status: (status) => sql`d.status = ${status}`,
}

/** The newest first. */
export async function listDeliveries(db: MerchantDb, query: DeliveryFilter & PageQuery) {
  const found = db.q
    .selectFrom('webhook_delivery as d')
    .innerJoin('outside_event as e', (join) => join.on('e.mer_id', '=', db.merId).onRef('e.no', '=', 'd.event_no'))
    .select([sql<string>`d.webhook_id || '-' || d.event_no`.as('id'), 'd.webhook_id as webhookId'])
    .select(['d.event_no as no', 'd.subject', 'd.attempts', 'd.created_at as createTime', 'd.due_at as dueAt'])
    .select([sql<EventType>`e.type`.as('type'), sql<DeliveryStatus>`d.status`.as('status')])
    .select([sql<readonly Try[]>`d.tries`.as('tries')])
    .where('d.mer_id', '=', db.merId)
    .where(passes(deliveryFilter, query))
    .orderBy('d.event_no', 'desc')
    .orderBy('d.webhook_id')
  return mapPage(await countedPage(query, found, { upTo: MAX_COUNTED }), ({ dueAt, tries, ...row }) => ({
    ...row,
    nextTime: row.status === waiting ? dueAt : null,
    tries: tries.map(({ time, ...rest }) => ({ ...rest, time: new Date(time) })),
  }))
}

/** What arrived long ago, or never will. */
export const sweepDeliveries: MerchantSweep = (db, merId, now) =>
  db.q
    .deleteFrom('webhook_delivery')
    .where('mer_id', '=', merId)
    .where('created_at', '<', timeBefore(now, KEPT_MS))
    .execute()

export { delivered, failed, waiting }
