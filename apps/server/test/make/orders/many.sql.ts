import type { TestApp } from '#test/app/test-app'
import type { Shop } from '#test/make/shop.sql'

const copies = 'generate_series(1, 1000) n where mer_id = $1'

/** A thousand more of each order of the shop, as its list sees them. */
export const makeManyOrders = ({ platform: { pool } }: TestApp, { merId }: Shop) =>
  pool.query(
    `insert into shop_order (mer_id, id, order_no, checkout_no, uid, type, goods_kind, status, pieces, goods_fen,
       freight_fen, pay_fen, shipping_type, created_at, updated_at)
     select mer_id, id + 1000000 + n, order_no || '-' || n, checkout_no, uid, type, goods_kind, status, pieces, goods_fen,
       freight_fen, pay_fen, shipping_type, created_at, updated_at from shop_order, ${copies}`,
    [merId],
  )

/** A thousand more of each parcel of the shop. */
export async function makeManyParcels({ platform: { pool } }: TestApp, { merId }: Shop) {
  const shipments = `insert into shipment (mer_id, id, order_id, delivery_type, tracking_number, pieces, created_by,
      created_at, updated_at)
    select mer_id, id + 1000000 + n, order_id, delivery_type, tracking_number, pieces, created_by, created_at, updated_at
    from shipment, ${copies}`
  const tracked = `insert into tracked_shipment (mer_id, shipment_id, order_id, sent_at)
    select mer_id, shipment_id + 1000000 + n, order_id, sent_at from tracked_shipment, ${copies}`
  for (const copy of [shipments, tracked]) await pool.query(copy, [merId])
}
