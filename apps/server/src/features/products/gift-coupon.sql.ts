import { couponReceive } from '@zhanggui/domain/coupon/coupon-codes'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'
import { prepared } from '#platform/db/prepared'
import { refuse } from '#platform/http/refusals'

/** The coupons that come with a product, those that are deleted left out. */
export const listGiftCoupons = prepared((db, productId: number) =>
  db.q
    .selectFrom('product_coupon as link')
    .innerJoin('coupon', (join) => join.on('coupon.mer_id', '=', db.merId).onRef('coupon.id', '=', 'link.coupon_id'))
    .select(['coupon.id', 'coupon.name'])
    .where('link.mer_id', '=', db.merId)
    .where('link.product_id', '=', productId)
    .where('coupon.deleted_at', 'is', null)
    .orderBy('coupon.id'),
)

/** Refuses what is no coupon of the shop that comes with goods. */
export async function checkGiftCoupons(db: MerchantDb, couponIds: readonly number[]): Promise<void> {
  if (couponIds.length === 0) return
  const own = await db.q
    .selectFrom('coupon')
    .select('id')
    .where('mer_id', '=', db.merId)
    .where('id', '=', anyOf(couponIds))
    .where('receive_type', '=', couponReceive.is.gift)
    .where('deleted_at', 'is', null)
    .execute()
  if (own.length < couponIds.length) refuse('优惠券不存在', { code: 10_001, field: 'couponIds' })
}

/** Replaces the coupons that come with these products. */
export async function putGiftCoupons(
  { q, merId }: MerchantDb,
  productIds: readonly number[],
  couponIds: readonly number[],
) {
  await sql`delete from product_coupon where mer_id = ${merId} and product_id = any (${productIds}::bigint[])
    and coupon_id <> all (${couponIds}::bigint[])`.execute(q)
  await sql`insert into product_coupon (mer_id, product_id, coupon_id)
    select m.id, p, c from merchant m, unnest(${productIds}::bigint[]) p, unnest(${couponIds}::bigint[]) c
    where m.id = ${merId} on conflict do nothing`.execute(q)
}
