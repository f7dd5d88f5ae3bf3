import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import type { Pool } from '#platform/db/connection/pool'
import { statement } from '#platform/db/connection/statement-names'
import { timeBefore, type Sweep } from '#platform/jobs/sweep'

const DAY = 24 * 3_600_000
const KEPT_MS = 180 * DAY
/** There are many of them, and the orders tell what came of them. */
const SHOP_FRONT_KEPT_MS = 7 * DAY
const SHOP_FRONT_AREAS = ['order', 'shopper']

interface NewCall {
  readonly keyId: string
  /** Undefined if it was invalid. */
  readonly signature: Buffer | undefined
  readonly endpoint: string
  readonly url: string
  readonly address: string
  readonly at: Date
}

/** Records a call before running it; undefined for a replay of the same signature, on any node. */
export async function insertCall(pool: Pool, call: NewCall): Promise<number | undefined> {
  const { rows } = await pool.query<{ id: number }>(
    statement(
      `insert into gateway_call (key_id, signature, endpoint, url, address, created_at)
           values ($1, $2, $3, $4, $5, $6)
           on conflict (key_id, signature) where signature is not null do nothing returning id`,
      [call.keyId, call.signature ?? null, call.endpoint, call.url, call.address, call.at],
    ),
  )
  return rows[0]?.id
}

interface Outcome {
  readonly code: number
  readonly message: string
  readonly params: string
  readonly merchantId: number | undefined
}

export async function finishCall(pool: Pool, id: number, outcome: Outcome, now: Date) {
  await pool.query(
    statement(
      'update gateway_call set code = $2, message = $3, params = $4, merchant_id = $5, finished_at = $6 where id = $1',
      [id, outcome.code, outcome.message, outcome.params, outcome.merchantId ?? null, now],
    ),
  )
}

export const sweepGatewayCalls: Sweep = async (db, now) => {
  await db.q.deleteFrom('gateway_call').where('created_at', '<', timeBefore(now, KEPT_MS)).execute()
  await db.q
    .deleteFrom('gateway_call')
    .where('created_at', '<', timeBefore(now, SHOP_FRONT_KEPT_MS))
    .where(sql`split_part(endpoint, '.', 1)`, '=', anyOf(SHOP_FRONT_AREAS))
    .execute()
}
