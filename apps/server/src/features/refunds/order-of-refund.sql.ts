import { toFen } from '@zhanggui/domain/kernel/money'
import { type OrderStatus, type PayType } from '@zhanggui/domain/order/order-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

/** What a refund shows of its order, and who bought; not masked. */
export async function findOrderOfRefund(db: MerchantDb, orderId: number) {
  const { payFen, ...order } = await db.q
    .selectFrom('shop_order as o')
    .leftJoin('shopper as s', (join) => join.on('s.mer_id', '=', db.merId).onRef('s.uid', '=', 'o.uid'))
    .select(['o.order_no as orderNo', 'o.pay_fen as payFen', 'o.pieces as totalNum', 'o.paid_at as payTime'])
    .select(['o.created_at as createTime', 'o.buyer_remark as userRemark', 'o.remark as merchantRemark'])
    .select(['o.receiver_name as realName', 'o.receiver_phone as userPhone', 'o.receiver_address as userAddress'])
    .select((eb) => [
      eb.fn.coalesce('s.nickname', sql.lit('')).as('nickname'),
      eb.fn.coalesce('s.phone', sql.lit('')).as('phone'),
      eb
        .selectFrom('order_line as l')
        .select((sub) => sub.fn.coalesce(sub.fn.sum<number>('l.shipped'), sql.lit(0)).as('shipped'))
        .where('l.mer_id', '=', db.merId)
        .where('l.order_id', '=', orderId)
        .as('deliveryNum'),
    ])
    .select([sql<OrderStatus>`o.status`.as('status'), sql<PayType | ''>`o.pay_type`.as('payType')])
    .where('o.mer_id', '=', db.merId)
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { ...order, payPrice: toFen(payFen), deliveryNum: Number(order.deliveryNum) }
}
