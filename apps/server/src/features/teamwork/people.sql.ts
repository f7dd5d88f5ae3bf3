import type { Colleague } from '@zhanggui/contract/order/team'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { missing } from '#platform/http/refusals'

const people = (db: MerchantDb) =>
  db.q
    .selectFrom('admin')
    .select(['id', 'real_name as name'])
    .where('mer_id', '=', db.merId)
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')

/** Colleagues who can be asked. */
export const listPeople = (db: MerchantDb): Promise<Colleague[]> => people(db).execute()

/** Refuses if one of them is not there. */
export async function findPeople(db: MerchantDb, ids: readonly number[]): Promise<Colleague[]> {
  if (ids.length === 0) return []
  const found = await people(db)
    .where('id', '=', sql<number>`any (${ids}::bigint[])`)
    .execute()
  return found.length < new Set(ids).size ? missing('人员不存在') : found
}
