import { livePriceType, type LiveReview, liveReview } from '@zhanggui/domain/live/live-goods-codes'
import { inMerchant } from '#platform/db/merchant-db'
import type { TestApp } from '#test/app/test-app'
import { makeProduct } from '#test/make/product.sql'
import type { Shop } from '#test/make/shop.sql'

/** Live goods of a product, passed by everybody unless told otherwise. */
export async function makePassedGoods(
  app: TestApp,
  shop: Shop,
  { name = '明前龙井', reviewStatus = liveReview.is.passed }: { name?: string; reviewStatus?: LiveReview } = {},
): Promise<number> {
  const [id, product] = [await app.platform.newId(), await makeProduct(app, shop)]
  const now = app.now()
  await inMerchant(app.platform.pool, shop.merId, 'write', (db) =>
    db.q
      .insertInto('live_goods')
      .values({
        mer_id: shop.merId,
        id,
        product_id: product.id,
        name,
        cover: '',
        price_type: livePriceType.is.fixed,
        price_fen: 990,
        review_status: reviewStatus,
        social_goods_id: id,
        created_at: now,
        updated_at: now,
        updated_by: shop.owner.adminId,
      })
      .execute(),
  )
  return id
}
