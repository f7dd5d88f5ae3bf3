import type { StorageUse } from '@zhanggui/domain/storage/storage-rules'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

const MEGABYTE = 1024 * 1024

export interface StoredFile {
  readonly key: string
  readonly bytes: number
}

export async function findStorageUse(db: MerchantDb): Promise<StorageUse> {
  const { used, quota } = await db.q
    .selectFrom('merchant as m')
    .leftJoin('storage_use as u', (join) => join.on('u.mer_id', '=', db.merId))
    .select(['m.storage_quota_mb as quota', 'u.bytes as used'])
    .where('m.id', '=', db.merId)
    .executeTakeFirstOrThrow()
  return { usedBytes: used ?? 0, quotaBytes: quota * MEGABYTE }
}

/** Files already recorded are not counted again. */
export async function insertStoredFiles(db: MerchantDb, files: readonly StoredFile[], now: Date) {
  const added = await db.q
    .insertInto('stored_file')
    .values(files.map((file) => ({ ...file, mer_id: db.merId, created_at: now })))
    .onConflict((conflict) => conflict.columns(['mer_id', 'key']).doNothing())
    .returning('bytes')
    .execute()
  await db.q
    .insertInto('storage_use')
    .values({ mer_id: db.merId, bytes: sumOf(added) })
    .onConflict((conflict) => conflict.column('mer_id').doUpdateSet({ bytes: sql`storage_use.bytes + excluded.bytes` }))
    .execute()
}

/** Idempotent: a file is subtracted once. */
export async function deleteStoredFiles(db: MerchantDb, keys: readonly string[]) {
  const removed = await db.q
    .deleteFrom('stored_file')
    .where('mer_id', '=', db.merId)
    .where(sql<boolean>`key = any (${keys}::text[])`)
    .returning('bytes')
    .execute()
  if (removed.length === 0) return
  await db.q
    .updateTable('storage_use')
    .set((eb) => ({ bytes: eb('bytes', '-', sumOf(removed)) }))
    .where('mer_id', '=', db.merId)
    .execute()
}

const sumOf = (rows: readonly { readonly bytes: number }[]) => rows.reduce((sum, { bytes }) => sum + bytes, 0)
