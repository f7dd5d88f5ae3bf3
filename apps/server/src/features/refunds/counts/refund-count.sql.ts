import type { RefundStatus } from '@zhanggui/domain/order/refund-codes'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import type { PlatformDb } from '#platform/db/platform-db'
import { preparedSql } from '#platform/db/prepared'

export interface StatusCount {
  readonly status: RefundStatus
  readonly count: number
}

/** How many of the shop's refunds stand in each state: the folded counters plus the changes since. */
export const countByStatus = preparedSql(
  (db) => sql<StatusCount>`select status, sum(count)::bigint as count from (
      select status, count from refund_count where mer_id = ${db.merId}
      union all select status, delta from refund_delta where mer_id = ${db.merId}) as counted
    group by status`,
)

const MAX_FOLDED = 20_000

export async function listMerchantsWithRefundDeltas(db: PlatformDb): Promise<number[]> {
  const rows = await db.q.selectFrom('refund_delta').select('mer_id').distinct().execute()
  return rows.map(({ mer_id: merId }) => merId)
}

/**
 * Folds a merchant's changes into its counters in one transaction, so that readers see each change exactly once. Skips what
 * another node is folding and updates counters in key order, which avoids deadlocks. Returns the number of changes folded.
 */
export async function foldRefundCounts(db: PlatformDb, merId: number): Promise<number> {
  const due = await db.q
    .selectFrom('refund_delta')
    .select(['id', 'status', 'delta'])
    .where('mer_id', '=', merId)
    .orderBy('id')
    .limit(MAX_FOLDED)
    .forUpdate()
    .skipLocked()
    .execute()
  if (due.length === 0) return 0
  const sums = new Map<number, number>()
  for (const { status, delta } of due) sums.set(status, delta + (sums.get(status) ?? 0))
  const counters = [...sums].toSorted(([one], [other]) => one - other)
  await db.q
    .insertInto('refund_count')
    .values(counters.map(([status, count]) => ({ mer_id: merId, status, count })))
    .onConflict((conflict) =>
      conflict.columns(['mer_id', 'status']).doUpdateSet({ count: sql<number>`refund_count.count + excluded.count` }),
    )
    .execute()
  await db.q
    .deleteFrom('refund_delta')
    .where('mer_id', '=', merId)
    .where('id', '=', anyOf(due.map(({ id }) => id)))
    .execute()
  return due.length
}
