import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { timeBefore, type Sweep } from '#platform/jobs/sweep'

const DAY = 24 * 3_600_000

interface Claim {
  readonly adminId: number
  readonly key: string
  readonly endpoint: string
  readonly requestHash: string
}

/**
 * Claims the key for this transaction, or returns the first call's reply. While the first call runs, the insert
 * waits for it, so concurrent duplicates also run once.
 */
export async function claimKey(db: MerchantDb, claim: Claim, now: Date) {
  const claimed = await db.q
    .insertInto('idempotency')
    .values({
      mer_id: db.merId,
      admin_id: claim.adminId,
      key: claim.key,
      endpoint: claim.endpoint,
      request_hash: claim.requestHash,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (claimed.numInsertedOrUpdatedRows === 1n) return 'first' as const
  const earlier = await db.q
    .selectFrom('idempotency')
    .select(['endpoint', 'request_hash', 'reply'])
    .where('mer_id', '=', db.merId)
    .where('admin_id', '=', claim.adminId)
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow()
  if (earlier.endpoint !== claim.endpoint || earlier.request_hash !== claim.requestHash) return 'misused' as const
  return { reply: earlier.reply }
}

export async function storeReply(db: MerchantDb, claim: Claim, reply: unknown) {
  await db.q
    .updateTable('idempotency')
    .set({ reply: sql`${JSON.stringify(reply ?? null)}::jsonb` })
    .where('mer_id', '=', db.merId)
    .where('admin_id', '=', claim.adminId)
    .where('key', '=', claim.key)
    .execute()
}

/** Keys expire after a day. */
export const sweepIdempotencyKeys: Sweep = (db, now) =>
  db.q.deleteFrom('idempotency').where('created_at', '<', timeBefore(now, DAY)).execute()
