import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

/** Whether the shop gave this number back to the carrier. Until the caller has ended nobody else gives it back. */
export async function isCancelledNumber(db: MerchantDb, trackingNumber: string): Promise<boolean> {
  const latest = await db.q
    .selectFrom('waybill')
    .select(sql<boolean>`cancel_asked_at is not null`.as('isCancelled'))
    .where('mer_id', '=', db.merId)
    .where('tracking_number', '=', trackingNumber)
    .where('tracking_number', '<>', '')
    .orderBy('id', 'desc')
    .limit(1)
    .forShare()
    .executeTakeFirst()
  return latest?.isCancelled ?? false
}
