import { anyOf } from '../../apps/server/src/platform/db/any-of.ts'
import type { MerchantDb } from '../../apps/server/src/platform/db/merchant-db.ts'

/** In whose name things were planned. */
export const findOwner = (db: MerchantDb) =>
  db.q
    .selectFrom('admin')
    .select(['id as adminId', 'account'])
    .where('mer_id', '=', db.merId)
    .where('type', '=', 2)
    .executeTakeFirstOrThrow()

/** Products on sale, or in the warehouse. */
export const listByShelf = (db: MerchantDb, isShown: boolean, limit: number) =>
  db.q
    .selectFrom('product')
    .select(['id', 'name'])
    .where('mer_id', '=', db.merId)
    .where('deleted_at', 'is', null)
    .where('is_recycled', '=', false)
    .where('is_shown', '=', isShown)
    .where('audit_status', '=', anyOf([0, 2]))
    .orderBy('id')
    .limit(limit)
    .execute()
