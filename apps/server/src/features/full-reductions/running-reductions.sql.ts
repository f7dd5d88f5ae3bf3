import type { ReducingPromotion } from '@zhanggui/domain/full-reduction/compute-reductions'
import type { ReductionRuleType, ReductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import type { Period, Tier } from '@zhanggui/domain/full-reduction/full-reduction-rules'
import type { Fen } from '@zhanggui/domain/kernel/money'
import { type RawBuilder, sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { prepared } from '#platform/db/prepared'

export interface RunningReduction extends ReducingPromotion, Period {
  readonly name: string
  readonly couponStack: boolean
}

/** The open promotions that are at work between two moments, which may be the same one, each with so much of its scope. */
const during = (db: MerchantDb, from: Date, until: Date, scopeIds: RawBuilder<number[]>) =>
  db.q
    .selectFrom('full_reduction as r')
    .select(['r.id', 'r.name', 'r.is_loop as isLoop', 'r.stacks_with_coupons as couponStack'])
    .select(['r.starts_at as startTime', 'r.ends_at as endTime', scopeIds.as('scopeIds')])
    .select([
      sql<ReductionRuleType>`r.rule_type`.as('ruleType'),
      sql<Fen>`r.max_reduce_fen`.as('maxReduce'),
      sql<Tier[]>`r.tiers`.as('tiers'),
      sql<ReductionScope>`r.scope_type`.as('scopeType'),
    ])
    .where('r.mer_id', '=', db.merId)
    .where('r.is_open', '=', true)
    .where('r.deleted_at', 'is', null)
    .where('r.starts_at', '<=', until)
    .where('r.ends_at', '>', from)
    .orderBy('r.id')

/** Of the scope only what these products are meant by is read: the products themselves, their categories and those above. */
export const listRunning = prepared<[from: Date, until: Date, productIds: readonly number[]], RunningReduction>(
  (db, from, until, productIds) =>
    during(
      db,
      from,
      until,
      sql`array(select s.ref_id from full_reduction_scope s
        where s.mer_id = ${db.merId} and s.reduction_id = r.id and case r.scope_type
          when 2 then s.ref_id = any (${productIds}::bigint[])
          else s.ref_id in (
            select unnest(array[c.id, c.pid]) from product_store_category p
            join store_category c on c.mer_id = ${db.merId} and c.id = p.category_id
            where p.mer_id = ${db.merId} and p.product_id = any (${productIds}::bigint[])) end)`,
    ),
)

/** With the whole of their scopes. */
export const listPlanned = (db: MerchantDb, from: Date, until: Date): Promise<RunningReduction[]> =>
  during(
    db,
    from,
    until,
    sql`array(select s.ref_id from full_reduction_scope s where s.mer_id = ${db.merId} and s.reduction_id = r.id)`,
  ).execute()

/** The shop's categories of each product, each with the one above it. */
export const findCategories = (db: MerchantDb, productIds: readonly number[]) =>
  db.q
    .selectFrom('product_store_category as p')
    .innerJoin('store_category as c', (join) => join.on('c.mer_id', '=', db.merId).onRef('c.id', '=', 'p.category_id'))
    .select(['p.product_id as productId', 'c.id', 'c.pid'])
    .where('p.mer_id', '=', db.merId)
    .where(sql<boolean>`p.product_id = any (${productIds}::bigint[])`)
    .execute()
