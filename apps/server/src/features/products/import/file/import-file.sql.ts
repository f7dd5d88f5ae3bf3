import type { ImportState } from '@zhanggui/domain/product/import-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

export interface StoredImport {
  readonly id: number
  readonly key: string
  readonly size: number
  readonly state: ImportState
  readonly createdAt: Date
}

/** Oldest first. */
export const listStoredImports = (db: MerchantDb): Promise<StoredImport[]> =>
  db.q
    .selectFrom('product_import')
    .select(['id', 'file_key as key', 'file_size as size', 'created_at as createdAt'])
    .select(sql<ImportState>`state`.as('state'))
    .where('mer_id', '=', db.merId)
    .where('has_file', '=', true)
    .orderBy('id')
    .execute()

export async function clearStoredFiles(db: MerchantDb, ids: readonly number[]) {
  await db.q
    .updateTable('product_import')
    .set({ has_file: false })
    .where('mer_id', '=', db.merId)
    .where(sql<boolean>`id = any (${ids}::bigint[])`)
    .execute()
}
