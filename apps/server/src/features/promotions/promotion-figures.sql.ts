import { type Fen, toFen } from '@zhanggui/domain/kernel/money'
import { type PromotionKind } from '@zhanggui/domain/promotion/promotion-codes'
import { type RawBuilder, sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

/** What a promotion has brought: of paid orders, refunds change none of it. */
export interface PromotionFigures {
  readonly orderCount: number
  /** What these orders cost, and what the promotion took off them. */
  readonly orderPrice: Fen
  readonly discountPrice: Fen
  /** Buyers who had paid nothing in this shop before. */
  readonly newBuyerCount: number
}

/** The orders that a promotion has made cheaper, and by how much. */
const uses: Readonly<Record<PromotionKind, (merId: number, id: number) => RawBuilder<unknown>>> = {
  coupon: (merId, id) => sql`select u.id as order_id, u.merchant_coupon_fen as discount from shop_order u
    where u.mer_id = ${merId} and u.coupon_id = ${id}`,
  fullReduction: (merId, id) => sql`select l.order_id, sum(l.full_reduction_fen) as discount from order_line l
    where l.mer_id = ${merId} and l.full_reduction_id = ${id} group by l.order_id`,
  seckill: (merId, id) => sql`select l.order_id, sum((k.price_fen - l.unit_price_fen) * l.pieces) as discount
    from shop_order u
    join order_line l on l.mer_id = ${merId} and l.order_id = u.id
    join seckill_sku k on k.mer_id = ${merId} and k.seckill_product_id = ${id} and k.sku_id = l.sku_id
    where u.mer_id = ${merId} and u.seckill_product_id = ${id} group by l.order_id`,
}

export async function sumPromotion(
  { q, merId }: MerchantDb,
  kind: PromotionKind,
  id: number,
): Promise<PromotionFigures> {
  const { rows } = await sql<PromotionFigures>`select count(*) as "orderCount",
      coalesce(sum(o.pay_fen), 0)::bigint as "orderPrice",
      coalesce(sum(used.discount), 0)::bigint as "discountPrice",
      count(distinct o.uid) filter (where not exists (select from shop_order e
        where e.mer_id = ${merId} and e.uid = o.uid and e.paid_at < o.paid_at)) as "newBuyerCount"
    from (${uses[kind](merId, id)}) as used
    join shop_order o on o.mer_id = ${merId} and o.id = used.order_id
    where o.paid_at is not null`.execute(q)
  return rows[0] ?? { orderCount: 0, orderPrice: toFen(0), discountPrice: toFen(0), newBuyerCount: 0 }
}
