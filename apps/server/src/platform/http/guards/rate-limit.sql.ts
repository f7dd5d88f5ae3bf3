import { batched } from '#platform/db/connection/batched'
import type { Pool } from '#platform/db/connection/pool'
import { statement } from '#platform/db/connection/statement'
import { timeBefore, type Sweep } from '#platform/jobs/sweep'

const HOUR = 3_600_000

interface Limit {
  readonly max: number
  readonly seconds: number
}

/** Counts a hit in the current window and returns whether it is within the limit. Shared by all nodes. */
export const countHit = async (pool: Pool, bucket: string, limit: Limit, now: Date): Promise<boolean> =>
  (await countHits(pool, bucket, limit, 1, now)) > 0

interface Hit {
  readonly bucket: string
  readonly limit: Limit
}

/** Counts hits like `countHit`; those that come at the same time are counted together, so that they do not queue up for the row. */
export const hitCounter = (pool: Pool, clock: () => Date, refusal: () => Error): ((hit: Hit) => Promise<boolean>) =>
  batched(async (hits: readonly Hit[]) => {
    const left = new Map<string, number>()
    for (const { bucket, limit } of hits) {
      if (left.has(bucket)) continue
      const count = hits.filter((hit) => hit.bucket === bucket).length
      left.set(bucket, await countHits(pool, bucket, limit, count, clock()))
    }
    return hits.map(({ bucket }) => {
      const within = left.get(bucket) ?? 0
      left.set(bucket, within - 1)
      return within > 0
    })
  }, refusal)

/** Counts several at once and returns how many of them are within the limit. */
async function countHits(pool: Pool, bucket: string, limit: Limit, count: number, now: Date): Promise<number> {
  const length = limit.seconds * 1000
  const startsAt = new Date(Math.floor(now.getTime() / length) * length)
  const { rows } = await pool.query<{ hits: number }>(
    statement(
      `insert into rate_window (bucket, starts_at, hits) values ($1, $2, $3)
           on conflict (bucket, starts_at) do update set hits = rate_window.hits + excluded.hits
           returning hits`,
      [bucket, startsAt, count],
    ),
  )
  const over = Math.max(0, (rows[0]?.hits ?? 0) - limit.max)
  return Math.max(0, count - over)
}

export const sweepRateWindows: Sweep = (db, now) =>
  db.q.deleteFrom('rate_window').where('starts_at', '<', timeBefore(now, HOUR)).execute()
