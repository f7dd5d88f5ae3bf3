import { type ReductionScope, reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import type { Period } from '@zhanggui/domain/full-reduction/full-reduction-rules'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

interface ScopeItem {
  readonly id: number
  readonly name: string
  readonly image: string
}

/** What the shop has of these products or categories; foreign and deleted ones are absent. */
export async function findScope(db: MerchantDb, type: ReductionScope, ids: readonly number[]): Promise<ScopeItem[]> {
  if (ids.length === 0) return []
  if (type === reductionScope.is.products) {
    return db.q
      .selectFrom('product')
      .select(['id', 'name', 'cover as image'])
      .where('mer_id', '=', db.merId)
      .where(sql<boolean>`id = any (${ids}::bigint[])`)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute()
  }
  return db.q
    .selectFrom('store_category')
    .select(['id', 'name', 'icon as image'])
    .where('mer_id', '=', db.merId)
    .where(sql<boolean>`id = any (${ids}::bigint[])`)
    .orderBy('id')
    .execute()
}

interface Scoped extends Period {
  readonly id?: number | undefined
  readonly scopeType: ReductionScope
  readonly scopeIds: readonly number[]
}

/**
 * The open promotions of the same kind of scope that meet this one in time and goods. A category and the one above it share
 * goods.
 */
export async function findClashes(db: MerchantDb, { id = 0, scopeType, scopeIds, startTime, endTime }: Scoped) {
  const related =
    scopeType === reductionScope.is.categories
      ? sql`(c.id = any (${scopeIds}::bigint[]) or c.pid = any (${scopeIds}::bigint[]) or c.id in (
          select child.pid from store_category child
          where child.mer_id = ${db.merId} and child.id = any (${scopeIds}::bigint[])))`
      : undefined
  const shared = related
    ? sql<boolean>`s.ref_id in (select c.id from store_category c where c.mer_id = ${db.merId} and ${related})`
    : sql<boolean>`s.ref_id = any (${scopeIds}::bigint[])`
  const meets = db.q
    .selectFrom('full_reduction as r')
    .select(['r.id', 'r.name', 'r.starts_at as startTime', 'r.ends_at as endTime'])
    .where('r.mer_id', '=', db.merId)
    .where('r.deleted_at', 'is', null)
    .where('r.is_open', '=', true)
    .where('r.id', '!=', id)
    .where('r.scope_type', '=', scopeType)
    .where('r.starts_at', '<', endTime)
    .where('r.ends_at', '>', startTime)
    .orderBy('r.id')
  const found =
    scopeType === reductionScope.is.shop
      ? meets
      : meets.where(sql<boolean>`exists (select from full_reduction_scope s
          where s.mer_id = ${db.merId} and s.reduction_id = r.id and ${shared})`)
  return found.execute()
}
