import { inMerchant } from '#platform/db/merchant-db'
import { makeProduct } from '#test/make/product.sql'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '#test/test-app'

/** A product that waits for the platform's review. */
export async function makeSubmitted(app: TestApp, shop: Shop, { name = '新茶', isAutoUp = false } = {}) {
  const { id } = await makeProduct(app, shop, { name })
  const waiting = { is_shown: false, audit_status: 1, is_in_review: true, shelves_itself: isAutoUp }
  await inMerchant(app.platform.pool, shop.merId, 'write', (db) =>
    db.q.updateTable('product').set(waiting).where('mer_id', '=', db.merId).where('id', '=', id).execute(),
  )
  return id
}
