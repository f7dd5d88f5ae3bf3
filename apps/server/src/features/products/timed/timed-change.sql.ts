import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { timedChangeApi } from '@zhanggui/contract/goods/timed-change'
import { type TimedKind, timedOutcome, type TimedStatus, timedStatus } from '@zhanggui/domain/timed-change/timed-codes'
import { type Insertable, sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import { contains, within } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { MAX_COUNTED } from '#platform/db/page-window'
import type { TimedChange } from '#platform/db/schema'
import { type MerchantSweep, timeBefore } from '#platform/jobs/sweep'

const { waiting, running, cancelled } = timedStatus.is

const changes = (db: MerchantDb) =>
  db.q
    .selectFrom('timed_change as t')
    .leftJoin('admin as a', (join) => join.on('a.mer_id', '=', db.merId).onRef('a.id', '=', 't.admin_id'))
    .where('t.mer_id', '=', db.merId)

const tabFilter = (db: MerchantDb, now: Date): FilterSql<FilterOf<typeof timedChangeApi.tabs>> => ({
  kind: (kind) => sql`t.kind = ${kind}`,
  keywords: (typed) => sql`exists (select from timed_change_item i
    where i.mer_id = ${db.merId} and i.change_id = t.id and ${contains('i.name', typed)})`,
  adminName: (typed) => contains('a.real_name', typed),
  dateLimit: (limit) => within('t.run_at', limit, now),
})

const listFilter = (db: MerchantDb, now: Date): FilterSql<FilterOf<typeof timedChangeApi.list>> => ({
  ...tabFilter(db, now),
  status: (status) => sql`t.status = ${status}`,
})

const outcomes = (db: MerchantDb, outcome: number) =>
  sql<number>`(select count(*) from timed_change_item i
    where i.mer_id = ${db.merId} and i.change_id = t.id and i.outcome = ${outcome})`

const described = (db: MerchantDb) =>
  changes(db)
    .select(['t.id', 't.summary', 't.run_at as runTime', 't.total', 't.reason', 't.note', 't.admin_id as adminId'])
    .select(['t.created_at as createTime', 't.finished_at as finishTime'])
    .select((eb) => eb.fn.coalesce('a.real_name', sql.lit('')).as('adminName'))
    .select([
      sql<TimedKind>`t.kind`.as('kind'),
      sql<TimedStatus>`t.status`.as('status'),
      outcomes(db, timedOutcome.is.done).as('done'),
      outcomes(db, timedOutcome.is.failed).as('failed'),
      sql<string[]>`array(select i.name from timed_change_item i
        where i.mer_id = ${db.merId} and i.change_id = t.id order by i.product_id limit 2)`.as('productNames'),
    ])

/** What comes last stands first. */
export const listChanges = (db: MerchantDb, query: FilterOf<typeof timedChangeApi.list> & PageQuery, now: Date) =>
  countedPage(
    query,
    described(db)
      .where(passes(listFilter(db, now), query))
      .orderBy('t.run_at', 'desc')
      .orderBy('t.id', 'desc'),
    { upTo: MAX_COUNTED },
  )

export const describeChange = (db: MerchantDb, id: number) => described(db).where('t.id', '=', id).executeTakeFirst()

export async function countChanges(db: MerchantDb, filter: FilterOf<typeof timedChangeApi.tabs>, now: Date) {
  const counted = await changes(db)
    .where(passes(tabFilter(db, now), filter))
    .select((eb) => ['t.status', eb.fn.countAll<number>().as('count')])
    .groupBy('t.status')
    .execute()
  const of = (status: TimedStatus) => counted.find((each) => each.status === status)?.count ?? 0
  const { done, partial, failed } = timedStatus.is
  return {
    all: counted.reduce((sum, { count }) => sum + count, 0),
    waiting: of(waiting),
    running: of(running),
    done: of(done),
    partial: of(partial),
    failed: of(failed),
    cancelled: of(cancelled),
  }
}

/** More than a calendar can show. */
const MOST_AT_ONCE = 200

const brief = (db: MerchantDb) =>
  db.q
    .selectFrom('timed_change as t')
    .where('t.mer_id', '=', db.merId)
    .select(['t.id', 't.summary', 't.run_at as runTime', 't.total'])
    .select([sql<TimedKind>`t.kind`.as('kind'), sql<TimedStatus>`t.status`.as('status')])
    .orderBy('t.run_at')
    .orderBy('t.id')
    .limit(MOST_AT_ONCE)

/** Those of some days but the cancelled ones. */
export const listChangesBetween = (db: MerchantDb, { from, until }: { readonly from: Date; readonly until: Date }) =>
  brief(db).where('t.status', '<>', cancelled).where('t.run_at', '>=', from).where('t.run_at', '<', until).execute()

export const listChangesOf = (db: MerchantDb, productId: number) =>
  brief(db)
    .innerJoin('timed_change_item as i', (join) => join.on('i.mer_id', '=', db.merId).onRef('i.change_id', '=', 't.id'))
    .where('t.status', '=', waiting)
    .where('i.product_id', '=', productId)
    .execute()

export async function countWaiting(db: MerchantDb): Promise<number> {
  const { count } = await db.q
    .selectFrom('timed_change')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('mer_id', '=', db.merId)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertChange(db: MerchantDb, change: Omit<Insertable<TimedChange>, 'mer_id'>) {
  await db.q
    .insertInto('timed_change')
    .values({ ...change, mer_id: db.merId })
    .execute()
}

export const lockChange = (db: MerchantDb, id: number) =>
  db.q
    .selectFrom('timed_change')
    .select(['id', 'admin_id as adminId', 'account', 'address', 'summary', 'run_at as runAt', 'total'])
    .select([sql<TimedKind>`kind`.as('kind'), sql<TimedStatus>`status`.as('status')])
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
export type StoredChange = NonNullable<Awaited<ReturnType<typeof lockChange>>>

/** Whether a change that was due before this one, and has not ended, is about one of its products. */
export async function isBehindAnother(db: MerchantDb, { id, runAt }: StoredChange): Promise<boolean> {
  const earlier = await sql`select from timed_change e
    where e.mer_id = ${db.merId} and e.finished_at is null and (e.run_at, e.id) < (${runAt}::timestamptz, ${id}::bigint)
      and exists (
        select from timed_change_item theirs
        join timed_change_item own on own.mer_id = ${db.merId} and own.product_id = theirs.product_id
        where theirs.mer_id = ${db.merId} and theirs.change_id = e.id and own.change_id = ${id})
    limit 1`.execute(db.q)
  return earlier.rows.length > 0
}

/** The change must be locked. */
export async function setChange(
  db: MerchantDb,
  id: number,
  change: { readonly status: TimedStatus; readonly reason?: string; readonly endedAt?: Date },
) {
  const { status, reason = '', endedAt = null } = change
  await db.q
    .updateTable('timed_change')
    .set({ status, reason, finished_at: endedAt })
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .execute()
}

const KEPT_MS = 90 * 24 * 3_600_000

/** Changes that are long over, with their products; what they changed stays in the log. */
export const sweepTimedChanges: MerchantSweep = async (db, merId, now) => {
  const over = await db.q
    .selectFrom('timed_change')
    .select('id')
    .where('mer_id', '=', merId)
    .where('finished_at', '<', timeBefore(now, KEPT_MS))
    .execute()
  const ids = anyOf(over.map(({ id }) => id))
  await db.q.deleteFrom('timed_change_item').where('mer_id', '=', merId).where('change_id', '=', ids).execute()
  await db.q.deleteFrom('timed_change').where('mer_id', '=', merId).where('id', '=', ids).execute()
}
