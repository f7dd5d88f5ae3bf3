import { whyOverQuota } from '@zhanggui/domain/storage/storage-rules'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuseIf } from '#platform/http/refusals'
import { findStorageUse, insertStoredFiles, type StoredFile } from './storage.sql.ts'

/** Before anything is stored: whether there is room for so much, or for anything at all. */
export async function checkQuota(db: MerchantDb, bytes?: number) {
  refuseIf(whyOverQuota(await findStorageUse(db), bytes))
}

/**
 * Writes down files that are kept from now on; whoever does so waits for others of the merchant, so that together they
 * do not get more than there is.
 */
export async function recordFiles(db: MerchantDb, files: readonly StoredFile[], now: Date) {
  await insertStoredFiles(db, files, now)
  await checkQuota(db, 0)
}
