import { createPool } from '../../apps/server/src/platform/db/connection/pool.ts'

/** What tells something, or takes something away, because so much time has passed since the demo was made. */
const BY_THE_CLOCK = ['cancel-order', 'check-live-goods', 'late-orders', 'plan-parcel-polls', 'promotion-turns']

/** Puts it off until tomorrow: while a journey counts notices or orders, none comes and goes by itself. */
export async function quietClock(databaseUrl: string): Promise<void> {
  const pool = createPool(databaseUrl, 1)
  await pool.query(`update job set run_at = now() + interval '1 day' where status = 'waiting' and kind = any($1)`, [
    BY_THE_CLOCK,
  ])
  await pool.end()
}
