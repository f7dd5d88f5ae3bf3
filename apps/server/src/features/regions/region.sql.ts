import type { RegionType } from '@zhanggui/domain/region/region-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

/** All regions; `id` and `pid` are their codes, for building the tree. */
export const listRegions = (db: MerchantDb) =>
  db.q
    .selectFrom('region')
    .select(['id', 'parent_id as pid', 'id as regionId', 'parent_id as parentId', 'name as regionName'])
    .select(sql<RegionType>`type`.as('regionType'))
    .orderBy('id')
    .execute()
