import type { Days } from '@zhanggui/domain/finance/bill-period'
import type { DateRange } from '@zhanggui/domain/kernel/date-range'
import { type Fen, toFen } from '@zhanggui/domain/kernel/money'
import { addDays, startOfDay } from '@zhanggui/domain/kernel/shop-day'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { prepared } from '#platform/db/prepared'

interface Sales {
  readonly orders: number
  readonly paid: Fen
}

const payments = (db: MerchantDb, from: Date, until: Date) =>
  db.q
    .selectFrom('shop_order')
    .select([sql<number>`count(*)`.as('orders'), sql<Fen>`coalesce(sum(pay_fen), 0)::bigint`.as('paid')])
    .where('mer_id', '=', db.merId)
    .where('paid_at', '>=', from)
    .where('paid_at', '<', until)

const paidBetween = prepared(payments)

/** What was paid between two moments; refunds are not taken off. */
export async function sumPaid(db: MerchantDb, { from, until }: DateRange): Promise<Sales> {
  const [found] = await paidBetween(db, from, until)
  return found ?? { orders: 0, paid: toFen(0) }
}

const paidByDay = prepared((db, from: Date, until: Date) =>
  payments(db, from, until)
    .select(sql<number>`to_char(paid_at at time zone 'Asia/Shanghai', 'YYYYMMDD')::integer`.as('day'))
    .groupBy('day'),
)

/** The same by day; days without payments are left out. */
export const sumPaidByDay = (db: MerchantDb, { first, last }: Days): Promise<(Sales & { readonly day: number })[]> =>
  paidByDay(db, startOfDay(first), startOfDay(addDays(last, 1)))

/**
 * Adds an order that is paid to what its products have sold that day. Payments of a shop already wait for each other at
 * its account, so these rows add no wait of their own.
 */
export const addSales = prepared((db, orderId: number, day: number) =>
  db.q
    .insertInto('product_sale_day')
    .columns(['mer_id', 'day', 'product_id', 'paid_fen'])
    .expression((eb) =>
      eb
        .selectFrom('order_line')
        .select(['mer_id', sql<number>`${day}::integer`.as('day'), 'product_id'])
        .select(sql<number>`sum(pay_fen)`.as('paid_fen'))
        .where('mer_id', '=', db.merId)
        .where('order_id', '=', orderId)
        .groupBy(['mer_id', 'product_id'])
        .orderBy('product_id'),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['mer_id', 'day', 'product_id'])
        .doUpdateSet({ paid_fen: sql<number>`product_sale_day.paid_fen + excluded.paid_fen` }),
    ),
)

const mostSold = prepared((db, first: number, last: number, most: number) =>
  db.q
    .with('top', (top) =>
      top
        .selectFrom('product_sale_day')
        .select(['product_id', sql<number>`sum(paid_fen)::bigint`.as('fen')])
        .where('mer_id', '=', db.merId)
        .where('day', '>=', first)
        .where('day', '<=', last)
        .groupBy('product_id')
        .having(sql`sum(paid_fen)`, '>', 0)
        .orderBy('fen', 'desc')
        .orderBy('product_id', 'desc')
        .limit(most),
    )
    .selectFrom('top')
    .innerJoin('product as p', (join) => join.on('p.mer_id', '=', db.merId).onRef('p.id', '=', 'top.product_id'))
    .select(['p.id as productId', 'p.name as proName', 'p.cover as image', 'top.fen'])
    .orderBy('top.fen', 'desc')
    .orderBy('p.id', 'desc'),
)

/** The products that brought in most on these days. */
export async function rankBySales(db: MerchantDb, { first, last }: Days, most: number) {
  const found = await mostSold(db, first, last, most)
  return found.map(({ fen, ...product }) => ({ ...product, salesAmount: toFen(fen) }))
}
