import { inMerchant } from '#platform/db/merchant-db'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '#test/app/test-app'

interface Traits {
  readonly name?: string
  readonly pid?: number
  readonly sort?: number
  readonly isShown?: boolean
}

/** A category of the shop at the top, unless told otherwise. */
export async function makeStoreCategory(app: TestApp, { merId }: Shop, traits: Traits = {}): Promise<number> {
  const id = await app.platform.newId()
  const now = app.now()
  const { name = `分类${id}`, pid = 0, sort = 1, isShown = true } = traits
  await inMerchant(app.platform.pool, merId, 'write', (db) =>
    db.q
      .insertInto('store_category')
      .values({ mer_id: merId, id, pid, name, sort, is_shown: isShown, created_at: now, updated_at: now })
      .execute(),
  )
  return id
}
