import { orderRefund, orderStatus } from '@zhanggui/domain/order/order-codes'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { DueOrder } from './merchant-timer.ts'

interface Due {
  readonly before: Date
  readonly after: number
  readonly limit: number
}

const orders = (db: MerchantDb, { after, limit }: Due) =>
  db.q
    .selectFrom('shop_order')
    .select(['id', 'order_no as orderNo'])
    .where('mer_id', '=', db.merId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)

const { shipped, delivered, toShip, partlyShipped } = orderStatus.is

/** Sent before that moment, and not under refund. */
export const findUnderWay = (db: MerchantDb, due: Due): Promise<DueOrder[]> =>
  orders(db, due)
    .where('status', '=', shipped)
    .where('sent_at', '<=', due.before)
    .where('open_refunds', '=', 0)
    .where('refund_status', '<>', orderRefund.is.whole)
    .execute()

/** Received before that moment, and not under refund. */
export const findHandedOver = (db: MerchantDb, due: Due): Promise<DueOrder[]> =>
  orders(db, due)
    .where('status', '=', delivered)
    .where('received_at', '<=', due.before)
    .where('open_refunds', '=', 0)
    .execute()

/** Not sent in time; the shop has not been told yet. */
export const findLate = (db: MerchantDb, due: Due): Promise<DueOrder[]> =>
  orders(db, due)
    .where((eb) => eb.or([eb('status', '=', toShip), eb('status', '=', partlyShipped)]))
    .where('due_at', '<=', due.before)
    .where('late_notice_at', 'is', null)
    .where('refund_status', '<>', orderRefund.is.whole)
    .execute()

/** Orders whose income has been frozen until that moment. */
export const findThawing = (db: MerchantDb, { before, after, limit }: Due): Promise<DueOrder[]> =>
  db.q
    .selectFrom('order_income as income')
    .innerJoin('shop_order as o', (join) => join.on('o.mer_id', '=', db.merId).onRef('o.id', '=', 'income.order_id'))
    .select(['o.id', 'o.order_no as orderNo'])
    .where('income.mer_id', '=', db.merId)
    .where('income.frozen_fen', '>', 0)
    .where('income.thaw_at', '<=', before)
    .where('o.id', '>', after)
    .orderBy('o.id')
    .limit(limit)
    .execute()
