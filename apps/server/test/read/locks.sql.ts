import { inject, vi } from 'vitest'
import type { TestApp } from '#test/app/test-app'

/** Who waits for a lock. */
const HERE = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
const ON_WORKERS = 'select from citus_lock_waits'

/** Ends when somebody, or so many, wait for what somebody else holds. */
export const untilBlocked = ({ platform: { pool } }: TestApp, waiting = 1) =>
  vi.waitUntil(
    async () => {
      const { rowCount } = await pool.query(inject('templateName') === '' ? ON_WORKERS : HERE)
      return (rowCount ?? 0) >= waiting
    },
    { timeout: 120_000, interval: 50 },
  )
