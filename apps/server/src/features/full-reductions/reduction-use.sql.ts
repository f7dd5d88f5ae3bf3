import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import { type Fen, toFen } from '@zhanggui/domain/kernel/money'
import { sql } from 'kysely'
import { countedPage } from '#platform/db/counted-page'
import type { MerchantDb } from '#platform/db/merchant-db'
import { MAX_COUNTED } from '#platform/db/page-window'

/** Lines of paid orders that a promotion has taken something off, orders and lines in one. */
const uses = (db: MerchantDb) =>
  db.q
    .selectFrom('order_line as line')
    .innerJoin('shop_order as o', (join) => join.on('o.mer_id', '=', db.merId).onRef('o.id', '=', 'line.order_id'))
    .where('line.mer_id', '=', db.merId)
    .where('o.paid_at', 'is not', null)

/** How many paid orders each promotion was part of, and what it took off them. Refunds change neither. */
export async function sumUses(db: MerchantDb, ids: readonly number[]) {
  const rows = await uses(db)
    .select('line.full_reduction_id as id')
    .select([
      sql<number>`count(distinct line.order_id)`.as('orderCount'),
      sql<Fen>`sum(line.full_reduction_fen)::bigint`.as('reduceTotal'),
    ])
    .where(sql<boolean>`line.full_reduction_id = any (${ids}::bigint[])`)
    .groupBy('line.full_reduction_id')
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (id: number) => ({
    orderCount: byId.get(id)?.orderCount ?? 0,
    reduceTotal: byId.get(id)?.reduceTotal ?? toFen(0),
  })
}

/** The orders themselves, newest first. */
export const listUses = (db: MerchantDb, id: number, query: PageQuery) =>
  countedPage(
    query,
    uses(db)
      .leftJoin('shopper', (join) => join.on('shopper.mer_id', '=', db.merId).onRef('shopper.uid', '=', 'o.uid'))
      .select(['o.order_no as orderNo', sql<string>`coalesce(shopper.nickname, '')`.as('nickname')])
      .select([
        sql<Fen>`o.goods_fen`.as('proTotalPrice'),
        sql<Fen>`sum(line.full_reduction_fen)::bigint`.as('reducePrice'),
        sql<Fen>`o.pay_fen`.as('payPrice'),
        sql<Date>`o.paid_at`.as('payTime'),
      ])
      .where('line.full_reduction_id', '=', id)
      .groupBy(['o.id', 'o.order_no', 'shopper.nickname', 'o.goods_fen', 'o.pay_fen', 'o.paid_at'])
      .orderBy('o.id', 'desc'),
    { upTo: MAX_COUNTED },
  )
