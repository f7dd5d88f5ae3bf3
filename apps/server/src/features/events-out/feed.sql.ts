import type { EventType } from '@zhanggui/domain/event/event-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

interface FeedEvent {
  readonly merId: number
  readonly no: number
  readonly type: EventType
  readonly subject: string
  readonly createTime: Date
  readonly data: Record<string, unknown>
}

/** What happened after a number, and which numbers there are. */
export async function readFeed(db: MerchantDb, { after, limit }: { readonly after: number; readonly limit: number }) {
  const events = sql<FeedEvent>`
    select ${db.merId}::int as "merId", no, type, subject, data, created_at as "createTime" from outside_event
    where mer_id = ${db.merId} and no > ${after} order by no limit ${limit}`
  const bounds = sql<{ firstNo: number; lastNo: number }>`
    select coalesce((select min(no) from outside_event where mer_id = ${db.merId}), 0)::bigint as "firstNo",
      coalesce((select last_no from outside_event_counter where mer_id = ${db.merId}), 0)::bigint as "lastNo"`
  const [{ rows: list }, { rows }] = await Promise.all([events.execute(db.q), bounds.execute(db.q)])
  return { list, firstNo: rows[0]?.firstNo ?? 0, lastNo: rows[0]?.lastNo ?? 0 }
}
