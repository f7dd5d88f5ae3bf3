import { failureCounterLifetimeMs } from '@zhanggui/domain/session/login-throttle-rules'
import type { Pool } from '#platform/db/pool'

const HOUR = 3_600_000

/** Removes what has outlived its use, in small statements that block nobody. */
export async function deleteExpired(pool: Pool, now: Date) {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const sweeps: readonly [statement: string, limit: Date][] = [
    ['delete from session where expires_at < $1', now],
    ['delete from captcha where expires_at < $1', now],
    ['delete from push_ticket where expires_at < $1', now],
    ['delete from idempotency where created_at < $1', before(24 * HOUR)],
    ['delete from rate_window where starts_at < $1', before(HOUR)],
    ['delete from login_failure where last_failed_at < $1', before(failureCounterLifetimeMs)],
    [`delete from job where status = 'done' and finished_at < $1`, before(7 * 24 * HOUR)],
  ]
  for (const [statement, limit] of sweeps) await pool.query(statement, [limit])
}
