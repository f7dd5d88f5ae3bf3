import type { TestApp } from '#test/app/test-app'

interface JobFacts {
  readonly status: string
  readonly attempts: number
  readonly payload: unknown
  readonly lastError: string | null
  readonly lockedUntil: Date | null
  readonly runAt: Date
}

export async function findJobs(app: TestApp, kind: string): Promise<JobFacts[]> {
  const { rows } = await app.platform.pool.query<JobFacts>(
    `select status, attempts, payload, last_error as "lastError", locked_until as "lockedUntil", run_at as "runAt"
     from job where kind = $1 order by id`,
    [kind],
  )
  return rows
}
