import { inMerchant } from '#platform/db/merchant-db'
import { makeProduct } from '#test/make/product.sql'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '#test/app/test-app'

interface Traits {
  readonly productId?: number
  readonly star?: number
  readonly comment?: string
  readonly nickname?: string
  readonly phone?: string
  readonly userId?: number
  readonly createdAt?: Date
  readonly isAuthorGone?: boolean
}

/** What a shopper wrote about something that was bought. */
export async function makeReview(app: TestApp, shop: Shop, traits: Traits = {}): Promise<number> {
  const productId = traits.productId ?? (await makeProduct(app, shop)).id
  const id = await app.platform.newId()
  await inMerchant(app.platform.pool, shop.merId, 'write', (db) =>
    db.q
      .insertInto('product_review')
      .values({
        mer_id: shop.merId,
        id,
        product_id: productId,
        sku_id: 1,
        sku_label: '默认',
        user_id: traits.userId ?? 7,
        order_no: 'SH1',
        order_line_id: 1,
        star: traits.star ?? 5,
        comment: traits.comment ?? '好茶',
        nickname: traits.nickname ?? '茶客',
        phone: traits.phone ?? '',
        is_author_gone: traits.isAuthorGone ?? false,
        created_at: traits.createdAt ?? app.now(),
      })
      .execute(),
  )
  return id
}
