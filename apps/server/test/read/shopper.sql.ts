import { sql } from 'kysely'
import { inMerchant } from '#platform/db/merchant-db'
import type { TestApp } from '#test/app/test-app'
import type { Shop } from '#test/make/shop.sql'

/** What the shop's counters of visitors say. */
export const readVisits = (app: TestApp, { merId }: Shop) =>
  inMerchant(app.platform.pool, merId, 'read', async (db) => {
    const visits = await db.q.selectFrom('shop_visit').select('uid').where('mer_id', '=', merId).execute()
    const views = await db.q.selectFrom('product_view_day').select('views').where('mer_id', '=', merId).execute()
    const followers = await db.q
      .selectFrom('shopper')
      .select('uid')
      .where('mer_id', '=', merId)
      .where('followed_at', 'is not', null)
      .execute()
    return { visits: visits.length, views: views[0]?.views ?? 0, followers: followers.length }
  })

/** Users whose stored figures differ from what their orders and refunds say. */
export const findWrongFigures = (app: TestApp, { merId }: Shop) =>
  inMerchant(app.platform.pool, merId, 'read', async (db) => {
    const { rows } = await sql<{ uid: number }>`select s.uid from shopper s
      left join (select uid, count(*) as orders, sum(pay_fen) as paid, max(paid_at) as last_at
        from shop_order where mer_id = ${merId} and paid_at is not null group by uid) as o on o.uid = s.uid
      left join (select uid, count(*) as refunds, sum(amount_fen) as refunded
        from refund where mer_id = ${merId} and refunded_at is not null group by uid) as r on r.uid = s.uid
      where s.mer_id = ${merId} and (s.order_count, s.paid_fen, s.refund_count, s.refunded_fen) is distinct from
          (coalesce(o.orders, 0), coalesce(o.paid, 0), coalesce(r.refunds, 0), coalesce(r.refunded, 0))
        or s.mer_id = ${merId} and s.last_order_at is distinct from o.last_at`.execute(db.q)
    return rows
  })
