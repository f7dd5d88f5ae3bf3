import { shippingType } from '@zhanggui/domain/order/order-codes'
import type { TestApp } from '#test/app/test-app'
import { type MadeOrder, makeOrder } from '#test/make/order'
import { makeProduct } from '#test/make/product.sql'
import type { Shop } from '#test/make/shop.sql'

type Traits = Parameters<typeof makeOrder>[2]

export const letBuyersFetch = (app: TestApp, { merId }: Shop) =>
  app.platform.pool.query('update merchant set takes_pickups = true where id = $1', [merId])

/** An order that the buyer fetches. */
export async function makePickUp(app: TestApp, shop: Shop, traits: Traits = {}): Promise<MadeOrder> {
  const product = await makeProduct(app, shop, { labels: ['大', '小'] })
  const { pool } = app.platform
  await letBuyersFetch(app, shop)
  await pool.query(`update product set delivery_methods = '1,2' where mer_id = $1 and id = $2`, [
    shop.merId,
    product.id,
  ])
  return makeOrder(app, shop, { product, shippingType: shippingType.is.pickUp, ...traits })
}

export const letBeVirtual = (app: TestApp, { merId }: Shop, products: readonly { readonly id: number }[]) =>
  app.platform.pool.query('update product set type = 2 where mer_id = $1 and id = any ($2)', [
    merId,
    products.map(({ id }) => id),
  ])

/** An order of goods that nobody carries. */
export async function makeVirtual(app: TestApp, shop: Shop): Promise<MadeOrder> {
  const product = await makeProduct(app, shop)
  await letBeVirtual(app, shop, [product])
  return makeOrder(app, shop, { product, shippingType: shippingType.is.virtual })
}

type Column =
  | 'created_at'
  | 'due_at'
  | 'open_refunds'
  | 'is_deleted_by_buyer'
  | 'refund_status'
  | 'status'
  | 'group_buy'
  | 'type'

/** As time or somebody else has left it. */
export async function alterOrder(
  app: TestApp,
  { merId }: Shop,
  orderNo: string,
  set: Partial<Record<Column, unknown>>,
) {
  for (const [column, value] of Object.entries(set)) {
    await app.platform.pool.query(`update shop_order set ${column} = $3 where mer_id = $1 and order_no = $2`, [
      merId,
      orderNo,
      value,
    ])
  }
}

/** Many younger ones like it at once, without lines: for lists that are longer than a test could place. */
export const copyOrder = ({ platform: { pool } }: TestApp, { merId }: Shop, orderNo: string, count: number) =>
  pool.query(
    `insert into shop_order (mer_id, id, order_no, checkout_no, uid, type, goods_kind, status, pieces, goods_fen,
       freight_fen, pay_fen, shipping_type, created_at, updated_at)
     select o.mer_id, 900000000 + n, 'SH9' || lpad(n::text, 10, '0'), '', uid, type, goods_kind, status, pieces,
       goods_fen, freight_fen, pay_fen, shipping_type, created_at + n * interval '1 second', updated_at
     from shop_order o, generate_series(1, $3::integer) as n where o.mer_id = $1 and o.order_no = $2`,
    [merId, orderNo, count],
  )

/** Pieces of the first line that are refunded, or that the buyer asks back. */
export async function alterLine(
  app: TestApp,
  { merId }: Shop,
  orderNo: string,
  set: { readonly refunded?: number; readonly applied?: number },
) {
  await app.platform.pool.query(
    `update order_line set refunded = $3, applied = $4,
      refunded_unsent = least($3, pieces - shipped), applied_unsent = least($4, pieces - shipped - least($3, pieces - shipped))
    where mer_id = $1 and position = 0
     and order_id = (select id from shop_order where mer_id = $1 and order_no = $2)`,
    [merId, orderNo, set.refunded ?? 0, set.applied ?? 0],
  )
}
