import type { MerchantDb } from '#platform/db/merchant-db'

/** How often the merchant may still collect a product from elsewhere. */
export async function countCollections(db: MerchantDb): Promise<number> {
  const row = await db.q.selectFrom('merchant').select('collections_left').where('id', '=', db.merId).executeTakeFirst()
  return row?.collections_left ?? 0
}

/** Takes one collection off the quota; false when none is left. Safe under concurrency. */
export async function takeCollection(db: MerchantDb): Promise<boolean> {
  const { numUpdatedRows } = await db.q
    .updateTable('merchant')
    .set((eb) => ({ collections_left: eb('collections_left', '-', 1) }))
    .where('id', '=', db.merId)
    .where('collections_left', '>=', 1)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function addCollections(db: MerchantDb, count: number) {
  await db.q
    .updateTable('merchant')
    .set((eb) => ({ collections_left: eb('collections_left', '+', count) }))
    .where('id', '=', db.merId)
    .execute()
}
