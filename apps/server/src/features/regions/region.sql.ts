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

/** Regions by their codes, each with its names from the province down and whether nothing lies below it. */
export async function findRegions(db: MerchantDb, ids: readonly number[]) {
  const rows = await db.q
    .selectFrom('region as own')
    .leftJoin('region as above', 'above.id', 'own.parent_id')
    .leftJoin('region as top', 'top.id', 'above.parent_id')
    .leftJoin('region as below', 'below.parent_id', 'own.id')
    .select(['own.id', 'own.name', 'above.name as aboveName', 'top.name as topName'])
    .select(sql<boolean>`bool_and(below.id is null)`.as('isLeaf'))
    // Numbers from outside may exceed the column's type.
    .where(sql<boolean>`own.id = any (${ids}::bigint[])`)
    .groupBy(['own.id', 'own.name', 'above.name', 'top.name'])
    .execute()
  return new Map(
    rows.map(({ id, name, aboveName, topName, isLeaf }) => [
      id,
      { names: [topName, aboveName, name].filter((each) => each !== null), isLeaf },
    ]),
  )
}
