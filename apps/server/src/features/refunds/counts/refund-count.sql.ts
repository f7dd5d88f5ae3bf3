import type { RefundStatus } from '@zhanggui/domain/order/refund-codes'
import { sql } from 'kysely'
import { addToCounters, takeDeltas } from '#platform/counters/fold-deltas.sql'
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

/** Folds changes of a merchant into its counters; how many there were. */
export async function foldRefundCounts(db: PlatformDb, merId: number): Promise<number> {
  const due = await takeDeltas(db, 'refund_delta', merId)
  await addToCounters(db, { table: 'refund_count', keys: ['status'] }, merId, due)
  return due.length
}
