import type { Pool } from '#platform/db/connection/pool'
import { statement } from '#platform/db/connection/statement-names'
import { timeBefore, type Sweep } from '#platform/jobs/sweep'

const HOUR = 3_600_000

/** Counts a hit in the current window and returns whether it is within the limit. Shared by all nodes. */
export async function countHit(pool: Pool, bucket: string, limit: { max: number; seconds: number }, now: Date) {
  const length = limit.seconds * 1000
  const startsAt = new Date(Math.floor(now.getTime() / length) * length)
  const { rows } = await pool.query<{ hits: number }>(
    statement(
      `insert into rate_window (bucket, starts_at, hits) values ($1, $2, 1)
           on conflict (bucket, starts_at) do update set hits = rate_window.hits + 1
           returning hits`,
      [bucket, startsAt],
    ),
  )
  return (rows[0]?.hits ?? 0) <= limit.max
}

export const sweepRateWindows: Sweep = (db, now) =>
  db.q.deleteFrom('rate_window').where('starts_at', '<', timeBefore(now, HOUR)).execute()
