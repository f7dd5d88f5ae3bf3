import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import { batched } from '#platform/db/connection/batched'
import type { Pool } from '#platform/db/connection/pool'
import { statement } from '#platform/db/connection/statement'
import { UNHURRIED } from '#platform/db/connection/unhurried'
import { timeBefore, type Sweep } from '#platform/jobs/sweep'

const DAY = 24 * 3_600_000
const KEPT_MS = 180 * DAY
/** There are many of them, and the orders tell what came of them. */
const SHOP_FRONT_KEPT_MS = 7 * DAY
const SHOP_FRONT_AREAS = ['order', 'shopper']

interface NewCall {
  readonly keyId: string
  readonly endpoint: string
  readonly url: string
  readonly address: string
  readonly at: Date
}

export interface SignedCall extends NewCall {
  readonly signature: Buffer
}

interface Outcome {
  readonly code: number
  readonly message: string
  readonly params: string
  readonly merchantId: number | undefined
  readonly at: Date
}

interface FinishedCall extends Outcome {
  readonly id: number
}

export interface CallLog {
  /** Records a call before running it; undefined for a replay of the same signature, on any node. */
  readonly note: (call: SignedCall) => Promise<number | undefined>
  readonly finish: (call: FinishedCall) => Promise<void>
}

/** What happens at the same time is written together. A crash of the database loses a note only together with what the call did. */
export const callLogOf = (pool: Pool, refusal: () => Error): CallLog => ({
  note: batched((calls: readonly SignedCall[]) => insertCalls(pool, calls), refusal),
  finish: batched(async (calls: readonly FinishedCall[]) => {
    await updateCalls(pool, calls)
    return calls.map(() => undefined)
  }, refusal),
})

async function insertCalls(pool: Pool, calls: readonly SignedCall[]): Promise<(number | undefined)[]> {
  const { rows } = await pool.query<{ id: number; keyId: string; signature: Buffer }>(
    statement(
      `insert into gateway_call (key_id, signature, endpoint, url, address, created_at)
       select * from unnest($1::text[], $2::bytea[], $3::text[], $4::text[], $5::text[], $6::timestamptz[])
       on conflict (key_id, signature) where signature is not null do nothing
       returning id, key_id as "keyId", signature, ${UNHURRIED}`,
      [
        calls.map(({ keyId }) => keyId),
        calls.map(({ signature }) => signature),
        calls.map(({ endpoint }) => endpoint),
        calls.map(({ url }) => url),
        calls.map(({ address }) => address),
        calls.map(({ at }) => at),
      ],
    ),
  )
  const signed = ({ keyId, signature }: Pick<SignedCall, 'keyId' | 'signature'>) => keyId + signature.toString('hex')
  const ids = new Map(rows.map((row) => [signed(row), row.id]))
  // Of two with the same signature the first has the row.
  return calls.map((call) => {
    const id = ids.get(signed(call))
    ids.delete(signed(call))
    return id
  })
}

async function updateCalls(pool: Pool, calls: readonly FinishedCall[]) {
  await pool.query(
    statement(
      `update gateway_call c set code = d.code, message = d.message, params = d.params, merchant_id = d.merchant,
         finished_at = d.at
       from unnest($1::bigint[], $2::integer[], $3::text[], $4::text[], $5::integer[], $6::timestamptz[])
         as d (id, code, message, params, merchant, at)
       where c.id = d.id returning ${UNHURRIED}`,
      [
        calls.map(({ id }) => id),
        calls.map(({ code }) => code),
        calls.map(({ message }) => message),
        calls.map(({ params }) => params),
        calls.map(({ merchantId }) => merchantId ?? null),
        calls.map(({ at }) => at),
      ],
    ),
  )
}

/** A call that was not let in, so it has no signature to remember. */
export async function insertRejectedCall(
  pool: Pool,
  call: NewCall,
  { code, message, at }: Omit<Outcome, 'params' | 'merchantId'>,
) {
  await pool.query(
    statement(
      `insert into gateway_call (key_id, endpoint, url, address, created_at, code, message, finished_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [call.keyId, call.endpoint, call.url, call.address, call.at, code, message, at],
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
