import type { PlatformDb } from '#platform/db/platform-db'
import { refuse } from '#platform/http/refusals'
import { type Sweep, timeBefore } from '#platform/jobs/sweep'
import { hashOf } from './sign.ts'

const KEPT_MS = 90 * 24 * 3_600_000

/**
 * Ties the caller's number to the content of the whole checkout, whichever shops it is about. It is committed before any
 * part is placed, so it needs no transaction over several shops.
 */
export async function claimCheckout(db: PlatformDb, number: string, content: unknown, now: Date) {
  const hash = hashOf(JSON.stringify(content))
  const { numInsertedOrUpdatedRows } = await db.q
    .insertInto('gateway_checkout')
    .values({ number, request_hash: hash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return
  const first = await db.q
    .selectFrom('gateway_checkout')
    .select('request_hash as hash')
    .where('number', '=', number)
    .executeTakeFirst()
  // Freed in between: the shops' own rows decide.
  if (first && first.hash !== hash) refuse('请求编号已用于不同的内容', { code: 5030 })
}

/** The number may be used again, because nothing was placed under it. */
export const freeCheckout = (db: PlatformDb, number: string) =>
  db.q.deleteFrom('gateway_checkout').where('number', '=', number).execute()

export const sweepGatewayCheckouts: Sweep = (db, now) =>
  db.q.deleteFrom('gateway_checkout').where('created_at', '<', timeBefore(now, KEPT_MS)).execute()
