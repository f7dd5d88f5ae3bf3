import { pathBelow } from '@zhanggui/domain/category/category-rules'
import { inMerchant } from '#platform/db/merchant-db'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '#test/app/test-app'

export interface MadeCategory {
  readonly id: number
  readonly path: string
}

interface Traits {
  readonly name?: string
  readonly type?: number
  readonly parent?: MadeCategory
  readonly isOpen?: boolean
  readonly sort?: number
}

/** A picture category at the top, unless told otherwise. */
export async function makeCategory(app: TestApp, { merId }: Shop, traits: Traits = {}): Promise<MadeCategory> {
  const id = await app.platform.newId()
  const now = app.now()
  const { name = `分类${id}`, type = 2, parent, isOpen = true, sort = 1 } = traits
  const row = { id, pid: parent?.id ?? 0, path: pathBelow(parent), name, type, is_open: isOpen, sort }
  await inMerchant(app.platform.pool, merId, 'write', (db) =>
    db.q
      .insertInto('category')
      .values({ ...row, mer_id: merId, created_at: now, updated_at: now })
      .execute(),
  )
  return row
}
