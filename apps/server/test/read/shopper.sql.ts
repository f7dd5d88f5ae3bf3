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
