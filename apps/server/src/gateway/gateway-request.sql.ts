import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

interface Numbered {
  readonly kind: string
  readonly number: string
}

/** Claims a caller's number for this transaction, or returns what came of it. Waits for a call that runs at the moment. */
export async function claimNumber(db: MerchantDb, { kind, number, hash }: Numbered & { hash: string }, now: Date) {
  const { numInsertedOrUpdatedRows } = await db.q
    .insertInto('gateway_request')
    .values({ mer_id: db.merId, kind, number, request_hash: hash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return undefined
  return db.q
    .selectFrom('gateway_request')
    .select(['request_hash as hash', 'reply'])
    .where('mer_id', '=', db.merId)
    .where('kind', '=', kind)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
}

export async function keepReply(db: MerchantDb, { kind, number }: Numbered, reply: object) {
  await db.q
    .updateTable('gateway_request')
    .set({ reply: sql`${JSON.stringify(reply)}::jsonb` })
    .where('mer_id', '=', db.merId)
    .where('kind', '=', kind)
    .where('number', '=', number)
    .execute()
}
