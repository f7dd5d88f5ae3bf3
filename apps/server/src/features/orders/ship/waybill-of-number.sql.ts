import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

export interface WaybillOfNumber {
  readonly isCancelled: boolean
  /** Where the carrier was told that it goes. */
  readonly receiver: { readonly name: string; readonly phone: string; readonly address: string }
}

/** What the shop got this number for at a carrier. Until the caller has ended nobody gives it back. */
export const findWaybillOfNumber = (db: MerchantDb, trackingNumber: string): Promise<WaybillOfNumber | undefined> =>
  db.q
    .selectFrom('waybill')
    .select([
      sql<boolean>`cancel_asked_at is not null`.as('isCancelled'),
      sql<WaybillOfNumber['receiver']>`receiver`.as('receiver'),
    ])
    .where('mer_id', '=', db.merId)
    .where('tracking_number', '=', trackingNumber)
    .where('tracking_number', '<>', '')
    .orderBy('id', 'desc')
    .limit(1)
    .forShare()
    .executeTakeFirst()
