import type { MerchantDb } from '#platform/db/merchant-db'

export async function findShop(db: MerchantDb) {
  return db.q
    .selectFrom('merchant')
    .select([
      'name as merName',
      'is_open as isSwitch',
      'is_self_run as isSelf',
      'star_level as merStarLevel',
      'created_at as createTime',
    ])
    .where('id', '=', db.merId)
    .executeTakeFirstOrThrow()
}
