import type { MerchantDb } from '#platform/db/merchant-db'

/** How a shop presents itself to somebody who works for it; undefined where it is deleted. */
export const findShopCard = (db: MerchantDb, adminId: number) =>
  db.q
    .selectFrom('admin')
    .innerJoin('merchant', (join) => join.on('merchant.id', '=', db.merId))
    .select([
      'admin.mer_id as merId',
      'admin.id',
      'merchant.name as merName',
      'merchant.avatar',
      'merchant.is_open as isOpen',
    ])
    .select('admin.is_enabled as isEnabled')
    .where('admin.mer_id', '=', db.merId)
    .where('admin.id', '=', adminId)
    .where('admin.deleted_at', 'is', null)
    .where('merchant.deleted_at', 'is', null)
    .executeTakeFirst()
