import type { Pool } from '#platform/db/connection/pool'
import { statement } from '#platform/db/connection/statement'
import { timeBefore, type Sweep } from '#platform/jobs/sweep'

const HOUR = 3_600_000

interface Limit {
  readonly max: number
  readonly seconds: number
}

/** When the window began that is counted now. */
export function windowStart({ seconds }: Pick<Limit, 'seconds'>, now: Date): Date {
  const length = seconds * 1000
  return new Date(Math.floor(now.getTime() / length) * length)
}

/** Counts a hit in the current window and returns whether it is within the limit. Shared by all nodes. */
export async function countHit(pool: Pool, bucket: string, limit: Limit, now: Date): Promise<boolean> {
  const { rows } = await pool.query<{ hits: number }>(
    statement(
      `insert into rate_window (bucket, starts_at, hits) values ($1, $2, 1)
           on conflict (bucket, starts_at) do update set hits = rate_window.hits + excluded.hits
           returning hits`,
      [bucket, windowStart(limit, now)],
    ),
  )
  return (rows[0]?.hits ?? 0) <= limit.max
}

/** As a part of a statement that counts its own rows, each by its `bucket`, in the window that began at `startsAt`. */
export const countRows = (rows: string, startsAt: string): string => `insert into rate_window (bucket, starts_at, hits)
    select bucket, ${startsAt}::timestamptz, count(*) from ${rows} group by bucket order by bucket
    on conflict (bucket, starts_at) do update set hits = rate_window.hits + excluded.hits
    returning bucket, hits`

export const sweepRateWindows: Sweep = (db, now) =>
  db.q.deleteFrom('rate_window').where('starts_at', '<', timeBefore(now, HOUR)).execute()
