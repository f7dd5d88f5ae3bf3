import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

/** Names by id; missing and foreign ids are absent. */
export async function findProductNames(db: MerchantDb, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.q
    .selectFrom('product')
    .select(['id', 'name'])
    .where('mer_id', '=', db.merId)
    .where(sql<boolean>`id = any (${ids}::bigint[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
