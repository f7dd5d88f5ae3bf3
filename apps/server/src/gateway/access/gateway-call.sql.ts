import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import { batched } from '#platform/db/connection/batched'
import type { Pool } from '#platform/db/connection/pool'
import { statement } from '#platform/db/connection/statement'
import { UNHURRIED } from '#platform/db/connection/unhurried'
import { countRows, windowStart } from '#platform/http/guards/rate-limit.sql'
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
  /** What counts the calls of its key, and how many it may make in a window. */
  readonly bucket: string
  readonly max: number
}

export interface NotedCall {
  readonly id: number
  readonly isWithinLimit: boolean
}

/** All keys are counted by the minute. */
const WINDOW = { seconds: 60 }

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
  /** Records and counts a call before running it; undefined for a replay of the same signature, on any node. */
  readonly note: (call: SignedCall) => Promise<NotedCall | undefined>
  readonly finish: (call: FinishedCall) => Promise<void>
}

/**
 * What happens at the same time is written together. A crash of the database loses a note, and a hit, only together with
 * what the call did.
 */
export const callLogOf = (pool: Pool, refusal: () => Error): CallLog => ({
  note: batched((calls: readonly SignedCall[]) => insertCalls(pool, calls), refusal),
  finish: batched(async (calls: readonly FinishedCall[]) => {
    await updateCalls(pool, calls)
    return calls.map(() => undefined)
  }, refusal),
})

interface NotedRow {
  readonly id: number
  readonly keyId: string
  readonly signature: Buffer
  /** Of its bucket, with all that were noted now. */
  readonly hits: number
}

/** One statement for both, because every call needs both; only what is not a replay is counted. */
const NOTE = `
  with asked as (
    select distinct * from unnest($1::text[], $2::bytea[], $7::text[]) as a (key_id, signature, bucket)),
  noted as (
    insert into gateway_call (key_id, signature, endpoint, url, address, created_at)
    select * from unnest($1::text[], $2::bytea[], $3::text[], $4::text[], $5::text[], $6::timestamptz[])
    on conflict (key_id, signature) where signature is not null do nothing
    returning id, key_id, signature),
  counted as (
    ${countRows('noted join asked using (key_id, signature)', '$8')})
  select id, key_id as "keyId", signature, hits, ${UNHURRIED}
  from noted join asked using (key_id, signature) join counted using (bucket)`

async function insertCalls(pool: Pool, calls: readonly SignedCall[]): Promise<(NotedCall | undefined)[]> {
  const { rows } = await pool.query<NotedRow>(
    statement(NOTE, [
      calls.map(({ keyId }) => keyId),
      calls.map(({ signature }) => signature),
      calls.map(({ endpoint }) => endpoint),
      calls.map(({ url }) => url),
      calls.map(({ address }) => address),
      calls.map(({ at }) => at),
      calls.map(({ bucket }) => bucket),
      windowStart(WINDOW, calls.at(-1)?.at ?? new Date()),
    ]),
  )
  return admit(calls, rows)
}

const signed = ({ keyId, signature }: Pick<SignedCall, 'keyId' | 'signature'>) => keyId + signature.toString('hex')

/** Of two with the same signature the first has the row; where not all are within the limit, the first ones are. */
function admit(calls: readonly SignedCall[], rows: readonly NotedRow[]): (NotedCall | undefined)[] {
  const noted = new Map(rows.map((row) => [signed(row), row]))
  const own = calls.map((call) => {
    const row = noted.get(signed(call))
    noted.delete(signed(call))
    return row
  })
  const later = new Map<string, number>()
  for (const [place, { bucket }] of calls.entries()) {
    if (own[place]) later.set(bucket, (later.get(bucket) ?? 0) + 1)
  }
  return calls.map(({ bucket, max }, place) => {
    const row = own[place]
    if (!row) return undefined
    const behind = (later.get(bucket) ?? 0) - 1
    later.set(bucket, behind)
    return { id: row.id, isWithinLimit: row.hits - behind <= max }
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
