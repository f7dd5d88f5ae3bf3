import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'

/** The coupons that come with these products, by id so that everybody locks them in the same order. */
export async function findGifts({ q, merId }: MerchantDb, productIds: readonly number[]): Promise<number[]> {
  const rows = await q
    .selectFrom('product_coupon as link')
    .innerJoin('coupon as c', (join) => join.on('c.mer_id', '=', merId).onRef('c.id', '=', 'link.coupon_id'))
    .select('c.id')
    .distinct()
    .where('link.mer_id', '=', merId)
    .where('link.product_id', '=', anyOf(productIds))
    .where('c.deleted_at', 'is', null)
    .where(sql<boolean>`c.is_open`)
    .orderBy('c.id')
    .execute()
  return rows.map(({ id }) => id)
}
