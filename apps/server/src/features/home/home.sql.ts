import { importState } from '@zhanggui/domain/product/import-codes'
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

/** Files of products that were checked and wait for somebody's word. */
export async function countCheckedImports(db: MerchantDb): Promise<number> {
  const { count } = await db.q
    .selectFrom('product_import')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('mer_id', '=', db.merId)
    .where('state', '=', importState.is.checked)
    .executeTakeFirstOrThrow()
  return count
}
