import { inMerchant } from '#platform/db/merchant-db'
import { sql } from 'kysely'
import { makeProduct } from '#test/make/product.sql'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '#test/app/test-app'

interface Traits {
  /** Of so many one lies in the recycle bin. */
  readonly recycledEvery?: number
}

/** Many plain products on sale at once, as copies of one. */
export async function makeProducts(app: TestApp, shop: Shop, count: number, { recycledEvery = 0 }: Traits = {}) {
  const model = await makeProduct(app, shop)
  const ids = await Promise.all(Array.from({ length: count - 1 }, () => app.platform.newId()))
  await inMerchant(app.platform.pool, shop.merId, 'write', async (db) => {
    await sql`insert into product (mer_id, id, name, intro, cover, slides, platform_category_id, unit_name,
        shipping_template_id, delivery_methods, is_multi_spec, price_fen, ot_price_fen, cost_fen, stock, is_shown,
        audit_status, is_recycled, created_at, updated_at)
      select mer_id, given.id, '商品' || given.id, intro, cover, slides, platform_category_id, unit_name,
        shipping_template_id, delivery_methods, is_multi_spec, price_fen, ot_price_fen, cost_fen, stock,
        ${recycledEvery} = 0 or n % ${Math.max(recycledEvery, 1)} > 0, audit_status,
        ${recycledEvery} > 0 and n % ${Math.max(recycledEvery, 1)} = 0, created_at, updated_at
      from product, unnest(${ids}::bigint[]) with ordinality as given (id, n)
      where mer_id = ${db.merId} and product.id = ${model.id}`.execute(db.q)
  })
  return [model.id, ...ids]
}

/** Whatever the shop has now waits for being submitted. */
export async function makeDrafts(app: TestApp, { merId }: Shop) {
  await inMerchant(app.platform.pool, merId, 'write', (db) =>
    db.q.updateTable('product').set({ audit_status: 1, is_shown: false }).where('mer_id', '=', merId).execute(),
  )
}
