import { cutText, storableText } from '@zhanggui/domain/kernel/text/storable-text'
import { sql } from 'kysely'
import type { z } from 'zod'
import { insertRows } from '#platform/db/rows/insert-rows'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { PlatformDb } from '#platform/db/platform-db'
import type { Pool } from '#platform/db/connection/pool'
import { timeBefore, type Sweep } from './sweep.ts'

const WEEK = 7 * 24 * 3_600_000

/** The merchant number of jobs that belong to no merchant. */
const PLATFORM_JOBS = 0

/** Queue parameters of a kind of job. */
export interface QueuedJob<T> {
  readonly kind: string
  readonly payload: z.ZodType<T>
  readonly maxAttempts: number
}

interface NewJob<T> {
  readonly id: number
  readonly payload: T
  readonly runAt: Date
  readonly createdAt: Date
  readonly uniqueKey?: string
}

/** Enqueues a job in this transaction; a no-op while one with the same key is unfinished. */
export async function insertJob<T extends object>(
  db: MerchantDb | PlatformDb,
  { kind, maxAttempts }: Pick<QueuedJob<T>, 'kind' | 'maxAttempts'>,
  { id, payload, runAt, createdAt, uniqueKey }: NewJob<T>,
) {
  const row = {
    mer_id: 'merId' in db ? db.merId : PLATFORM_JOBS,
    id,
    kind,
    payload: JSON.stringify(payload),
    unique_key: uniqueKey ?? null,
    run_at: runAt,
    created_at: createdAt,
    max_attempts: maxAttempts,
  }
  await insertRows(db, 'job', [row], { skipsKnown: true })
}

/** Enqueues a job unless one of its kind is waiting that runs as soon. */
export async function insertJobUnlessWaiting<T extends object>(
  db: MerchantDb,
  { kind, maxAttempts }: Pick<QueuedJob<T>, 'kind' | 'maxAttempts'>,
  { id, payload, runAt, createdAt }: NewJob<T>,
) {
  await sql`insert into job (mer_id, id, kind, payload, run_at, created_at, max_attempts)
    select ${db.merId}, ${id}, ${kind}, ${JSON.stringify(payload)}::jsonb, ${runAt}, ${createdAt}, ${maxAttempts}
    where not exists (select from job
      where mer_id = ${db.merId} and kind = ${kind} and status = 'waiting' and run_at <= ${runAt})`.execute(db.q)
}

export interface ClaimedJob {
  readonly merId: number
  readonly id: number
  readonly kind: string
  readonly payload: unknown
  readonly attempts: number
  readonly maxAttempts: number
}

/** Due at its time; a running one when its lease has expired because its node died. */
const DUE = `status in ('waiting', 'running') and coalesce(locked_until, run_at) <= $3`

/**
 * Claims due jobs for this node, fairly over merchants: fewest running jobs first, then longest since the last
 * claim. So a long queue of one merchant delays others by one job at most. Concurrency per merchant is limited over all
 * nodes; two nodes that claim at the same moment may exceed the limit.
 */
const CLAIM = `
  with recursive queue as (
    (select mer_id from job where mer_id between $5 and $6 and ${DUE} order by mer_id limit 1)
    union all
    select next.mer_id from queue cross join lateral (
      select mer_id from job where mer_id > queue.mer_id and mer_id <= $6 and ${DUE} order by mer_id limit 1) next),
  next as (
    select mer_id, due.id, due.at, busy.running + row_number() over (partition by mer_id order by due.at, due.id) as place,
      (select claimed_at from job where mer_id = queue.mer_id and claimed_at is not null
       order by claimed_at desc limit 1) as claimed_at
    from queue
    cross join lateral (
      select count(*) as running from job
      where mer_id = queue.mer_id and status = 'running' and coalesce(locked_until, run_at) > $3) busy
    cross join lateral (
      select id, coalesce(locked_until, run_at) as at from job
      where mer_id = queue.mer_id and kind = any($1) and ${DUE} order by 2, id limit least($2::int, $7::int)) due)
  update job set status = 'running', attempts = attempts + 1, locked_until = $4, claimed_at = $3
  where (mer_id, id) in (
    select mer_id, id from job
    where ${DUE} and (mer_id, id) in (
      select mer_id, id from next where place <= $7::int order by place, claimed_at nulls first, at, id limit $2::int)
    for update skip locked)
  returning mer_id as "merId", id, kind, payload, attempts, max_attempts as "maxAttempts"`

/** The platform's few jobs have slots of their own, so that merchants' jobs cannot delay them. */
export type Owner = 'merchants' | 'platform'

const PER_MERCHANT = 2
const LARGEST = 2_147_483_647
/** Range of merchant ids, and the concurrency of each. */
const bounds: Readonly<Record<Owner, readonly number[]>> = {
  merchants: [PLATFORM_JOBS + 1, LARGEST, PER_MERCHANT],
  platform: [PLATFORM_JOBS, PLATFORM_JOBS, LARGEST],
}

export async function claimJobs(
  pool: Pool,
  owner: Owner,
  { kinds, limit, now, leaseUntil }: { kinds: readonly string[]; limit: number; now: Date; leaseUntil: Date },
) {
  const values = [kinds, limit, now, leaseUntil, ...bounds[owner]]
  return (await pool.query<ClaimedJob>({ name: 'claim-jobs', text: CLAIM, values })).rows
}

/** A node that lost its lease must not finish another's run: every claim has its own attempt number. */
const STILL_OURS = `mer_id = $1 and id = $2 and attempts = $3 and status = 'running'`

export async function extendLease(pool: Pool, job: ClaimedJob, leaseUntil: Date) {
  await pool.query(`update job set locked_until = $4 where ${STILL_OURS}`, [
    job.merId,
    job.id,
    job.attempts,
    leaseUntil,
  ])
}

export async function finishJob(pool: Pool, job: ClaimedJob, now: Date) {
  await pool.query(
    `update job set status = 'done', finished_at = $4, locked_until = null, last_error = null
     where ${STILL_OURS}`,
    [job.merId, job.id, job.attempts, now],
  )
}

/** Reschedules the same row, so that a recurring job is always either running or planned. */
export async function repeatJob(pool: Pool, job: ClaimedJob, runAt: Date) {
  await pool.query(
    `update job set status = 'waiting', run_at = $4, attempts = 0, locked_until = null, last_error = null
     where ${STILL_OURS}`,
    [job.merId, job.id, job.attempts, runAt],
  )
}

/** Reschedules for `retryAt`, or gives up if undefined; stores the error either way. */
export async function failJob(pool: Pool, job: ClaimedJob, error: string, now: Date, retryAt: Date | undefined) {
  await pool.query(
    `update job set status = $4, run_at = coalesce($5, run_at), finished_at = $6, locked_until = null, last_error = $7
     where ${STILL_OURS}`,
    [
      job.merId,
      job.id,
      job.attempts,
      retryAt ? 'waiting' : 'failed',
      retryAt ?? null,
      retryAt ? null : now,
      storableText(cutText(error, 2000)),
    ],
  )
}

export async function countJobs(db: PlatformDb, now: Date) {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select count(*) filter (where status = 'waiting' and run_at <= ${now}) as waiting,
           count(*) filter (where status = 'failed') as failed
    from job where status in ('waiting', 'failed')`.execute(db.q)
  return rows[0] ?? { waiting: 0, failed: 0 }
}

/** Failed jobs are kept for inspection. */
export const sweepJobs: Sweep = (db, now) =>
  db.q.deleteFrom('job').where('status', '=', 'done').where('finished_at', '<', timeBefore(now, WEEK)).execute()

export async function listMerchantIds(db: PlatformDb): Promise<number[]> {
  const merchants = await db.q.selectFrom('merchant').select('id').orderBy('id').execute()
  return merchants.map(({ id }) => id)
}
