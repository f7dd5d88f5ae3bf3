import type { Pool } from '#platform/db/connection/pool'
import { statement } from '#platform/db/connection/statement'
import { UNHURRIED } from '#platform/db/connection/unhurried'
import type { PlatformDb } from '#platform/db/platform-db'
import { refuse } from '#platform/http/refusals'
import { type Sweep, timeBefore } from '#platform/jobs/sweep'
import { hashOf } from './sign.ts'

const KEPT_MS = 90 * 24 * 3_600_000

/**
 * Ties the caller's number to the content of the whole checkout, whichever shops it is about. It is committed before any
 * part is placed, so it needs no transaction over several shops.
 */
export async function claimCheckout(pool: Pool, number: string, content: unknown, now: Date) {
  const hash = hashOf(JSON.stringify(content))
  const { rowCount } = await pool.query(
    statement(
      `insert into gateway_checkout (number, request_hash, created_at) values ($1, $2, $3)
       on conflict do nothing returning ${UNHURRIED}`,
      [number, hash, now],
    ),
  )
  if (rowCount === 1) return
  const first = await pool.query<{ hash: string }>(
    statement('select request_hash as hash from gateway_checkout where number = $1', [number]),
  )
  // Freed in between: the shops' own rows decide.
  if (first.rows.some((claimed) => claimed.hash !== hash)) refuse('请求编号已用于不同的内容', { code: 5030 })
}

/** The number may be used again, because nothing was placed under it. */
export const freeCheckout = (db: PlatformDb, number: string) =>
  db.q.deleteFrom('gateway_checkout').where('number', '=', number).execute()

export const sweepGatewayCheckouts: Sweep = (db, now) =>
  db.q.deleteFrom('gateway_checkout').where('created_at', '<', timeBefore(now, KEPT_MS)).execute()
