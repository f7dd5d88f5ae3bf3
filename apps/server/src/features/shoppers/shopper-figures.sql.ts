import type { Fen } from '@zhanggui/domain/kernel/money'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { prepared } from '#platform/db/prepared'

/** A user has paid for an order. Written with the payment, so that the figures always agree with the orders. */
export const addPurchase = prepared((db, uid: number, paid: Fen, now: Date) =>
  db.q
    .updateTable('shopper')
    .set({
      order_count: sql<number>`order_count + 1`,
      paid_fen: sql<number>`paid_fen + ${paid}`,
      last_order_at: sql<Date>`greatest(last_order_at, ${now})`,
    })
    .where('mer_id', '=', db.merId)
    .where('uid', '=', uid),
)

/** Money of a refund is back with the user. */
export async function addRefund(db: MerchantDb, uid: number, refunded: Fen) {
  await db.q
    .updateTable('shopper')
    .set({ refund_count: sql<number>`refund_count + 1`, refunded_fen: sql<number>`refunded_fen + ${refunded}` })
    .where('mer_id', '=', db.merId)
    .where('uid', '=', uid)
    .execute()
}
