import type { Fen } from '@zhanggui/domain/kernel/money'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

/** The products of a 商品券, those that are deleted left out. */
export const listCouponProducts = ({ q, merId }: MerchantDb, couponId: number) =>
  q
    .selectFrom('coupon_product as link')
    .innerJoin('product', (join) => join.on('product.mer_id', '=', merId).onRef('product.id', '=', 'link.product_id'))
    .select(['product.id', 'product.name', 'product.cover as image', 'product.stock', 'product.is_shown as isShow'])
    .select(sql<Fen>`product.price_fen`.as('price'))
    .where('link.mer_id', '=', merId)
    .where('link.coupon_id', '=', couponId)
    .where('product.deleted_at', 'is', null)
    .orderBy('product.id', 'desc')
    .execute()

/** Replaces the products that a coupon is for. */
export async function putCouponProducts({ q, merId }: MerchantDb, couponId: number, productIds: readonly number[]) {
  await sql`delete from coupon_product where mer_id = ${merId} and coupon_id = ${couponId}
    and product_id <> all (${productIds}::bigint[])`.execute(q)
  await sql`insert into coupon_product (mer_id, coupon_id, product_id)
    select m.id, ${couponId}, p from merchant m, unnest(${productIds}::bigint[]) p where m.id = ${merId}
    on conflict do nothing`.execute(q)
}
