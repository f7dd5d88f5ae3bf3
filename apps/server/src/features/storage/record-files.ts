import { whyOverQuota } from '@zhanggui/domain/storage/storage-rules'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuseIf } from '#platform/http/refusals'
import { findStorageUse, insertStoredFiles, type StoredFile } from './storage.sql.ts'

/** Refuses before anything is stored if the bytes, or anything at all, would exceed the quota. */
export async function checkQuota(db: MerchantDb, bytes?: number) {
  refuseIf(whyOverQuota(await findStorageUse(db), bytes))
}

/**
 * Records stored files. Locks the merchant's usage row, so that concurrent uploads cannot exceed the quota
 * together.
 */
export async function recordFiles(db: MerchantDb, files: readonly StoredFile[], now: Date) {
  await insertStoredFiles(db, files, now)
  await checkQuota(db, 0)
}
