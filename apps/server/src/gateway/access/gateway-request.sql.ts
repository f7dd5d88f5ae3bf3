import { sql } from 'kysely'
import { z } from 'zod'
import { refuse } from '#platform/http/refusals'
import { insertRows } from '#platform/db/rows/insert-rows'
import type { MerchantDb } from '#platform/db/merchant-db'
import { prepared } from '#platform/db/prepared'
import { type MerchantSweep, timeBefore } from '#platform/jobs/sweep'
import type { WriteContext } from '#platform/transactions'
import { hashOf } from './sign.ts'

const KEPT_MS = 90 * 24 * 3_600_000

interface Request<R extends z.ZodType> {
  /** What is asked for, e.g. `order.place`. Each kind has numbers of its own. */
  readonly kind: string
  /** The caller's. */
  readonly number: string
  readonly content: unknown
  /** How the answer is kept. */
  readonly reply: R
}

/**
 * Does something once under the caller's number. The same content again gets the same answer, other content is refused. Both
 * are written by the transaction that does the work: a caller who heard nothing may ask again.
 */
export async function answerOnce<R extends z.ZodType>(
  { db, now }: Pick<WriteContext, 'db' | 'now'>,
  { kind, number, content, reply }: Request<R>,
  work: () => Promise<z.output<R>>,
): Promise<z.output<R>> {
  const request = { mer_id: db.merId, kind, number, request_hash: hashOf(JSON.stringify(content)), created_at: now }
  // A second call waits here until the first one has ended.
  if ((await insertRows(db, 'gateway_request', [request], { skipsKnown: true })) === 0) {
    const first = await requests(db, kind, number).executeTakeFirstOrThrow()
    if (first.hash !== request.request_hash) refuse('请求编号已用于不同的内容', { code: 5030 })
    return z.decode(reply, first.reply as z.input<R>)
  }
  const answer = await work()
  db.sendAlong(keepAnswer(db, kind, number, JSON.stringify(z.encode(reply, answer))))
  return answer
}

const keepAnswer = prepared((db, kind: string, number: string, answer: string) =>
  db.q
    .updateTable('gateway_request')
    .set({ reply: sql`${answer}::jsonb` })
    .where('mer_id', '=', db.merId)
    .where('kind', '=', kind)
    .where('number', '=', number),
)

const requests = (db: MerchantDb, kind: string, number: string) =>
  db.q
    .selectFrom('gateway_request')
    .select(['request_hash as hash', 'reply'])
    .where('mer_id', '=', db.merId)
    .where('kind', '=', kind)
    .where('number', '=', number)

/** The number may be used again, because what was done under it has been undone. */
export async function freeNumber(db: MerchantDb, kind: string, number: string) {
  await db.q
    .deleteFrom('gateway_request')
    .where('mer_id', '=', db.merId)
    .where('kind', '=', kind)
    .where('number', '=', number)
    .execute()
}

export const sweepGatewayRequests: MerchantSweep = (db, merId, now) =>
  db.q
    .deleteFrom('gateway_request')
    .where('mer_id', '=', merId)
    .where('created_at', '<', timeBefore(now, KEPT_MS))
    .execute()
