import type {
  DeliveryType,
  GoodsKind,
  GroupBuyStatus,
  OrderRefund,
  OrderStatus,
  OrderType,
  PayChannel,
  PayType,
  ShippingType,
} from '@zhanggui/domain/order/order-codes'
import {
  type OrderAction,
  type OrderFlags,
  orderRefusal,
  type OrderRefusal,
  whyNotOrder,
} from '@zhanggui/domain/order/order-state'
import { sql, type Updateable } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { prepared } from '#platform/db/prepared'
import type { ShopOrder } from '#platform/db/schema'
import { refuse } from '#platform/http/refusals'
import type { WriteContext } from '#platform/transactions'

/** Refuses in the words and with the code of an order's rule. */
export const refuseOrder = ({ code, message }: OrderRefusal): never => refuse(message, { code })

const rows = (db: MerchantDb) =>
  db.q
    .selectFrom('shop_order')
    .select(['id', 'order_no as orderNo', 'checkout_no as checkoutNo', 'uid', 'open_refunds as openRefunds', 'version'])
    .select([
      'pay_fen as payFen',
      'freight_fen as freightFen',
      'price_change_fen as priceChangeFen',
      'pieces',
      'is_split as isSplit',
      'paid_at as paidAt',
    ])
    .select(['pay_no as payNo', 'pay_channel as payChannel', 'verify_code as verifyCode', 'fee_percent as feePercent'])
    .select(['has_buyer_refund as hasBuyerRefund', 'is_deleted_by_buyer as isDeletedByBuyer'])
    .select(['is_deleted_by_shop as isDeletedByShop', 'remark', 'receiver_name as receiverName'])
    .select(['receiver_phone as receiverPhone', 'receiver_address as receiverAddress', 'created_at as createdAt'])
    .select(['sent_at as sentAt', 'received_at as receivedAt', 'due_at as dueAt'])
    .select(['late_notice_at as lateNoticeAt', 'delivery_slot_id as deliverySlotId', 'delivery_day as deliveryDay'])
    .select(['delivery_start as deliveryStart', 'delivery_end as deliveryEnd'])
    .select(['coupon_piece_id as couponPieceId', 'seckill_product_id as seckillProductId'])
    .select([
      sql<OrderStatus>`status`.as('status'),
      sql<OrderRefund>`refund_status`.as('refund'),
      sql<ShippingType>`shipping_type`.as('shippingType'),
      sql<GoodsKind>`goods_kind`.as('goodsKind'),
      sql<GroupBuyStatus>`group_buy`.as('groupBuy'),
      sql<OrderType>`type`.as('type'),
      sql<PayType | ''>`pay_type`.as('payType'),
      sql<DeliveryType | ''>`delivery_type`.as('deliveryType'),
    ])
    .where('mer_id', '=', db.merId)

/** An order as its rules see it, with what most actions need. */
export type LockedOrder = Awaited<ReturnType<typeof lockOrderById>>

const lockByNo = prepared((db, orderNo: string) =>
  rows(db)
    .select(
      sql<number>`(select seen.version from shop_order seen
        where seen.mer_id = ${db.merId} and seen.id = shop_order.id)`.as('seenVersion'),
    )
    .where('order_no', '=', orderNo)
    .forNoKeyUpdate(),
)

/** With the version that this statement's snapshot saw: after waiting for the lock the row itself is the newer one. */
export async function lockOrder(db: MerchantDb, orderNo: string) {
  const [order] = await lockByNo(db, orderNo)
  return order ?? refuseOrder(orderRefusal.missing)
}

export async function lockOrderById(db: MerchantDb, id: number) {
  const order = await rows(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  return order ?? refuseOrder(orderRefusal.missing)
}

/** Locks the order and refuses what its state forbids; who was overtaken while waiting is told so. */
export async function lockOrderFor(db: MerchantDb, orderNo: string, action: OrderAction) {
  const order = await lockOrder(db, orderNo)
  const refusal = whyNotOrder(order, action)
  if (refusal) refuseOrder(order.seenVersion === order.version ? refusal : orderRefusal.changed)
  return order
}

export function checkOrder(order: OrderFlags, action: OrderAction): void {
  const refusal = whyNotOrder(order, action)
  if (refusal) refuseOrder(refusal)
}

export async function findOrder(db: MerchantDb, orderNo: string) {
  const order = await rows(db)
    .where('order_no', '=', orderNo)
    .where('is_deleted_by_shop', '=', false)
    .executeTakeFirst()
  return order ?? refuseOrder(orderRefusal.missing)
}

export async function findOrderById(db: MerchantDb, id: number) {
  const order = await rows(db).where('id', '=', id).executeTakeFirst()
  return order ?? refuseOrder(orderRefusal.missing)
}

type Paid = [type: PayType, channel: PayChannel, no: string, feePercent: number, due: Date | null]

/** What a payment changes of an order that is locked. */
export const markPaid = prepared(
  (db, ...[id, now, status, payType, payChannel, payNo, feePercent, due]: [number, Date, OrderStatus, ...Paid]) =>
    db.q
      .updateTable('shop_order')
      .set({ status, pay_type: payType, pay_channel: payChannel, pay_no: payNo, paid_at: now, fee_percent: feePercent })
      .set({ due_at: due, updated_at: now, version: sql<number>`version + 1` })
      .where('mer_id', '=', db.merId)
      .where('id', '=', id),
)

/** Changes an order that is locked. */
export async function updateOrder(
  { db, now }: Pick<WriteContext, 'db' | 'now'>,
  id: number,
  set: Updateable<ShopOrder>,
) {
  const changed = db.q
    .updateTable('shop_order')
    .set({ ...set, updated_at: now, version: sql<number>`version + 1` })
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
  db.sendAlong(changed.execute())
}
