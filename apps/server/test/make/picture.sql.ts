import { randomBytes } from 'node:crypto'
import { inMerchant } from '#platform/db/merchant-db'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '#test/app/test-app'

/** A row of the library; its file was never written. */
export const makePicture = async (app: TestApp, shop: Shop, traits: { categoryId?: number } = {}): Promise<number> =>
  (await makePictureAt(app, shop, traits)).id

/** The same with its address, for whoever shows it. */
export async function makePictureAt(app: TestApp, { merId, owner }: Shop, { categoryId = 0 } = {}) {
  const id = await app.platform.newId()
  const key = `${randomBytes(16).toString('hex')}/content/2026/01/01/${randomBytes(16).toString('hex')}.png`
  const now = app.now()
  await inMerchant(app.platform.pool, merId, 'write', (db) =>
    db.q
      .insertInto('attachment')
      .values({
        mer_id: merId,
        id,
        category_id: categoryId,
        name: '茶.png',
        key,
        size: 1,
        type: 'png',
        created_by: owner.adminId,
        created_at: now,
        updated_at: now,
      })
      .execute(),
  )
  return { id, url: `/media/${key}` }
}
