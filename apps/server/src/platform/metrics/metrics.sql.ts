import type { Pool } from '#platform/db/connection/pool'

/** Unfinished jobs of one kind over all nodes. */
interface JobFigures {
  readonly kind: string
  readonly planned: number
  readonly due: number
  readonly running: number
  readonly failed: number
  /** When the longest waiting of the due ones could have begun; null if none is due. */
  readonly dueSince: Date | null
}

export async function countJobsByKind(pool: Pool, now: Date): Promise<JobFigures[]> {
  const { rows } = await pool.query<JobFigures>(
    `select kind,
       count(*) filter (where status = 'waiting' and run_at > $1) as planned,
       count(*) filter (where status = 'waiting' and run_at <= $1) as due,
       count(*) filter (where status = 'running') as running,
       count(*) filter (where status = 'failed') as failed,
       min(run_at) filter (where status = 'waiting' and run_at <= $1) as "dueSince"
     from job where status in ('waiting', 'running', 'failed') group by kind order by kind`,
    [now],
  )
  return rows
}
