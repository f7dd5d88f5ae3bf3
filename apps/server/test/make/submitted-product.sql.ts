import { inMerchant } from '#platform/db/merchant-db'
import { makeProduct } from '#test/make/product.sql'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '#test/app/test-app'

interface Traits {
  readonly id?: number
  readonly name?: string
  readonly isAutoUp?: boolean
}

/** A product that waits for the platform's review. */
export async function makeSubmitted(app: TestApp, shop: Shop, traits: Traits = {}) {
  const { name = '新茶', isAutoUp = false, ...given } = traits
  const { id } = await makeProduct(app, shop, { name, ...given })
  const waiting = { is_shown: false, audit_status: 1, is_in_review: true, shelves_itself: isAutoUp }
  await inMerchant(app.platform.pool, shop.merId, 'write', (db) =>
    db.q.updateTable('product').set(waiting).where('mer_id', '=', db.merId).where('id', '=', id).execute(),
  )
  return id
}
