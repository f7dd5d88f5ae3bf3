import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import { contains } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { PlatformDb } from '#platform/db/platform-db'

export function listMerchants(db: PlatformDb, { name, ...page }: PageQuery & { name?: string | undefined }) {
  let found = db.q.selectFrom('merchant').where('deleted_at', 'is', null)
  if (name) found = found.where(contains('name', name))
  const rows = found
    .select(['id', 'name', 'is_open as isOpen', 'needs_review as needsReview', 'collections_left as collectionsLeft'])
    .select(['storage_quota_mb as storageQuotaMb', 'fee_percent as feePercent'])
    .orderBy('id')
  return countedPage(page, rows)
}

export interface MerchantSwitches {
  readonly needsReview: boolean
  readonly collectionsLeft: number
  readonly storageQuotaMb: number
  /** Of its sales for the platform; null: as its category pays. */
  readonly feePercent: number | null
}

export const lockSwitches = (db: MerchantDb): Promise<MerchantSwitches | undefined> =>
  db.q
    .selectFrom('merchant')
    .select([
      'needs_review as needsReview',
      'collections_left as collectionsLeft',
      'storage_quota_mb as storageQuotaMb',
      'fee_percent as feePercent',
    ])
    .where('id', '=', db.merId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export async function updateSwitches(
  db: MerchantDb,
  { needsReview, collectionsLeft, storageQuotaMb, feePercent }: MerchantSwitches,
) {
  await db.q
    .updateTable('merchant')
    .set({
      needs_review: needsReview,
      collections_left: collectionsLeft,
      storage_quota_mb: storageQuotaMb,
      fee_percent: feePercent,
    })
    .where('id', '=', db.merId)
    .execute()
}
