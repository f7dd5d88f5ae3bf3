import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'

/** The bytes of those of the files that are in the shop's own library. */
export async function findPictureSizes(db: MerchantDb, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.q
    .selectFrom('attachment')
    .select(['key', 'size'])
    .where('mer_id', '=', db.merId)
    .where('key', '=', anyOf(keys))
    .execute()
  return new Map(rows.map(({ key, size }) => [key, size]))
}
