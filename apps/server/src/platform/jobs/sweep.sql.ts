import { importsUnderWay } from '@zhanggui/domain/product/import-codes'
import { failureCounterLifetimeMs } from '@zhanggui/domain/session/login-throttle-rules'
import type { Pool } from '#platform/db/pool'

const HOUR = 3_600_000

/** A week after the upload, but not while somebody is at it or may still take it back. */
const OLD_IMPORT = `i.created_at < $1::timestamptz - interval '7 days' and i.state not in (${importsUnderWay.join(', ')})
  and coalesce(i.committed_at, i.created_at) < $1::timestamptz - interval '1 day'`

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
    ['delete from gateway_call where created_at < $1', before(180 * 24 * HOUR)],
    ['delete from product_collection where created_at < $1', before(180 * 24 * HOUR)],
    [
      `delete from product_import_row r using product_import i where i.mer_id = r.mer_id and i.id = r.import_id and ${OLD_IMPORT}`,
      now,
    ],
    [`delete from product_import i where ${OLD_IMPORT}`, now],
    [
      `delete from task_row r using task t
       where t.mer_id = r.mer_id and t.id = r.task_id and t.finished_at < $1`,
      before(90 * 24 * HOUR),
    ],
    ['delete from task where finished_at < $1', before(90 * 24 * HOUR)],
  ]
  for (const [statement, limit] of sweeps) await pool.query(statement, [limit])
}

interface Keep {
  readonly noticesMs: number
  readonly logMs: number
}

/** Removes what merchants keep for a while only, one merchant after the other: each statement stays short. */
export async function deleteOld(pool: Pool, now: Date, { noticesMs, logMs }: Keep) {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const { rows } = await pool.query<{ id: number }>('select id from merchant order by id')
  for (const { id } of rows) {
    await pool.query('delete from push_event where mer_id = $1 and created_at < $2', [id, before(noticesMs)])
    await pool.query(
      `delete from notice_read r where mer_id = $1
         and not exists (select from push_event e where e.mer_id = r.mer_id and e.no = r.no)`,
      [id],
    )
    await pool.query('delete from sensitive_log where mer_id = $1 and created_at < $2', [id, before(logMs)])
  }
}
