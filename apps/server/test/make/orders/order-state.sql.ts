import { inMerchant } from '#platform/db/merchant-db'
import type { TestApp } from '#test/app/test-app'
import type { Shop } from '#test/make/shop.sql'

/** As if staff had sent everything at that moment; how they do it is another matter. */
export const markShipped = (app: TestApp, { merId }: Shop, orderNo: string, at: Date) =>
  inMerchant(app.platform.pool, merId, 'write', async (db) => {
    await db.q
      .updateTable('shop_order')
      .set({ status: 4, sent_at: at, due_at: null })
      .where('mer_id', '=', merId)
      .where('order_no', '=', orderNo)
      .where('status', '=', 1)
      .execute()
  })

/** As if that many applications of the buyer were waiting. */
export const markOpenRefunds = (app: TestApp, { merId }: Shop, orderNo: string, count: number) =>
  inMerchant(app.platform.pool, merId, 'write', async (db) => {
    await db.q
      .updateTable('shop_order')
      .set({ open_refunds: count })
      .where('mer_id', '=', merId)
      .where('order_no', '=', orderNo)
      .execute()
  })

/** What the database says to an order whose number, or whose code, is taken. */
export const writeTwin = (app: TestApp, { merId }: Shop, orderNo: string, twinNo = orderNo) =>
  app.platform.pool.query(
    `insert into shop_order (mer_id, id, order_no, checkout_no, uid, type, goods_kind, status, pieces, goods_fen,
       freight_fen, pay_fen, shipping_type, verify_code, created_at, updated_at)
     select mer_id, id + 1000000, $3, checkout_no, uid, type, goods_kind, status, pieces, goods_fen, freight_fen, pay_fen,
       shipping_type, verify_code, created_at, updated_at from shop_order where mer_id = $1 and order_no = $2`,
    [merId, orderNo, twinNo],
  )
