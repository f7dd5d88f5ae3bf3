import { productTab, productType, stockReason } from '@zhanggui/domain/product/product-codes'
import { sql } from 'kysely'
import { anyOf } from '../../apps/server/src/platform/db/any-of.ts'
import type { MerchantDb } from '../../apps/server/src/platform/db/merchant-db.ts'
import type { PlatformDb } from '../../apps/server/src/platform/db/platform-db.ts'
import { type DemoTable, demoTables, type OrderRows } from './order-rows.ts'

export interface DemoGoods {
  readonly productId: number
  readonly skuId: number
  readonly name: string
  readonly image: string
  readonly label: string
  readonly price: number
  readonly stock: number
  readonly isVirtual: boolean
}

/** What the shop has sold: the first SKUs of what is on sale or was, with enough left that no moment of the past was short. */
export async function findSoldGoods(db: MerchantDb): Promise<DemoGoods[]> {
  return db.q
    .selectFrom('product_sku as sku')
    .innerJoin('product as p', (join) => join.on('p.mer_id', '=', db.merId).onRef('p.id', '=', 'sku.product_id'))
    .select(['p.id as productId', 'sku.id as skuId', 'p.name', 'sku.image', 'sku.label', 'sku.price_fen as price'])
    .select(['sku.stock', sql<boolean>`p.type = ${productType.is.virtual}`.as('isVirtual')])
    .where('sku.mer_id', '=', db.merId)
    .where('sku.position', '<', 6)
    .where('sku.stock', '>=', 20)
    .where('p.state', '=', anyOf([productTab.is.onSale, productTab.is.warehouse]))
    .orderBy('p.id')
    .orderBy('sku.position')
    .execute()
}

/** Written below a thousand and some orders at a time. */
const CHUNK = 4000

/** Each table is filled out of lists, in the order in which they refer to each other. */
export async function insertOrders(db: MerchantDb, rows: OrderRows) {
  for (const table of demoTables) {
    const all = rows.tables.get(table) ?? []
    for (let at = 0; at < all.length; at += CHUNK) await insertRows(db, table, all.slice(at, at + CHUNK))
  }
}

/** What is known about shoppers apart from their orders. */
type ShopperTable = 'shopper' | 'shop_visit' | 'product_view_day' | 'user_tag' | 'shopper_tag' | 'saved_view'

export async function insertRows(
  db: MerchantDb,
  table: DemoTable | ShopperTable,
  rows: readonly Readonly<Record<string, unknown>>[],
) {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const named = sql.join(columns.map((column) => sql.ref(column)))
  const given = sql.join(columns.map((column) => sql.ref(`r.${column}`)))
  await sql`insert into ${sql.table(table)} (mer_id, ${named})
    select m.id, ${given}
    from merchant m, jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) r
    where m.id = ${db.merId}`.execute(db.q)
}

/** What each shopper has bought; they were here before their first order, and since their last one. */
export async function updateShoppers({ merId, q }: MerchantDb) {
  await sql`update shopper s set order_count = o.orders, paid_fen = o.paid, last_order_at = o.last_at,
      created_at = o.first_at - interval '2 hours',
      followed_at = case when s.followed_at is not null then o.first_at - interval '1 hour' end,
      visited_at = greatest(s.visited_at, o.last_at)
    from (select uid, min(created_at) as first_at, count(paid_at) as orders,
        coalesce(sum(pay_fen) filter (where paid_at is not null), 0) as paid, max(paid_at) as last_at
      from shop_order where mer_id = ${merId} group by uid) as o
    where s.mer_id = ${merId} and s.uid = o.uid`.execute(q)
  await sql`update shopper s set refund_count = r.refunds, refunded_fen = r.refunded
    from (select uid, count(*) as refunds, sum(amount_fen) as refunded
      from refund where mer_id = ${merId} and refunded_at is not null group by uid) as r
    where s.mer_id = ${merId} and s.uid = r.uid`.execute(q)
}

/** What the home page reads: sales of products by day, visitors by hour, followers. */
export async function insertDayFigures({ merId, q }: MerchantDb) {
  const dayOf = (time: string) => sql`to_char(${sql.ref(time)} at time zone 'Asia/Shanghai', 'YYYYMMDD')::integer`
  await sql`insert into product_sale_day (mer_id, day, product_id, paid_fen)
    select l.mer_id, ${dayOf('o.paid_at')}, l.product_id, sum(l.pay_fen)
    from shop_order o join order_line l on l.mer_id = ${merId} and l.order_id = o.id
    where o.mer_id = ${merId} and o.paid_at is not null group by 1, 2, 3`.execute(q)
  // Whoever ordered something was there.
  await sql`insert into shop_visit (mer_id, day, uid, visited_at)
    select mer_id, ${dayOf('created_at')}, uid, min(created_at) from shop_order
    where mer_id = ${merId} and created_at >= (select min(visited_at) from shop_visit where mer_id = ${merId})
    group by 1, 2, 3 on conflict do nothing`.execute(q)
  await sql`insert into visit_hour (mer_id, hour, visitors)
    select mer_id, date_trunc('hour', visited_at), count(*) from shop_visit where mer_id = ${merId} group by 1, 2`.execute(
    q,
  )
  await sql`insert into follower_day (mer_id, day, change)
    select mer_id, ${dayOf('followed_at')}, count(*) from shopper
    where mer_id = ${merId} and followed_at is not null group by 1, 2`.execute(q)
}

export async function insertBalances(db: MerchantDb, pending: number, balance: number) {
  await db.q
    .insertInto('merchant_account')
    .values({ mer_id: db.merId, pending_fen: pending, balance_fen: balance })
    .execute()
}

export interface Sold {
  readonly sku_id: number
  readonly product_id: number
  readonly pieces: number
}

/**
 * Sales are what the orders say, products are older than what was ordered of them, and their stock began with what has been
 * sold since. Movements of stock are append-only for shops, so the platform does this.
 */
export async function applySales(db: PlatformDb, merId: number, sold: readonly Sold[], openedAt: Date) {
  const pieces = sql`jsonb_to_recordset(${JSON.stringify(sold)}::jsonb)
    as s (sku_id bigint, product_id bigint, pieces bigint)`
  await sql`update product p set created_at = p.created_at - (first.at - ${openedAt})
    from (select min(created_at) as at from product where mer_id = ${merId}) first
    where p.mer_id = ${merId}`.execute(db.q)
  await sql`update product_sku k set sales = 0 where k.mer_id = ${merId}`.execute(db.q)
  await sql`update product_sku k set sales = s.pieces from ${pieces}
    where k.mer_id = ${merId} and k.id = s.sku_id and k.product_id = s.product_id`.execute(db.q)
  await sql`update product p set sales = (select coalesce(sum(k.sales), 0) from product_sku k
      where k.mer_id = ${merId} and k.product_id = p.id)
    where p.mer_id = ${merId}`.execute(db.q)
  await sql`delete from stock_ledger where mer_id = ${merId}`.execute(db.q)
  await sql`insert into stock_ledger (mer_id, product_id, sku_id, reason, delta, before, after, created_at)
    select k.mer_id, k.product_id, k.id, ${stockReason.is.created}, k.stock + k.sales, 0, k.stock + k.sales, p.created_at
    from product_sku k join product p on p.mer_id = ${merId} and p.id = k.product_id
    where k.mer_id = ${merId} and k.stock + k.sales > 0 order by k.product_id, k.position`.execute(db.q)
}
