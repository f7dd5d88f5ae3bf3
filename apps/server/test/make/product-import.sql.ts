import type { ImportState } from '@zhanggui/domain/product/import-codes'
import { inMerchant } from '#platform/db/merchant-db'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '#test/test-app'

interface Traits {
  readonly state: ImportState
  readonly size?: number
  readonly createdAt?: Date
}

/** So many files of a shop that stand somewhere on their way; what they hold is nothing. */
export async function makeImports(app: TestApp, { merId, owner }: Shop, count: number, traits: Traits) {
  const { ids, pool } = app.platform
  const { state, size = 1, createdAt = app.now() } = traits
  const made: number[] = []
  for (let n = 0; n < count; n += 1) made.push(await ids.next())
  const rows = made.map((id) => ({
    mer_id: merId,
    id,
    file_name: '商品.csv',
    file_key: `import/${merId}/${id}.csv`,
    file_size: size,
    format: 'csv',
    state,
    columns: '[{"title":"商品名称","samples":[]}]',
    mapping: '[]',
    row_count: 1,
    admin_id: owner.adminId,
    created_at: createdAt,
  }))
  await inMerchant(pool, merId, 'write', (db) => db.q.insertInto('product_import').values(rows).execute())
  return made
}

export async function setImportState(app: TestApp, { merId }: Shop, id: number, state: ImportState) {
  await inMerchant(app.platform.pool, merId, 'write', (db) =>
    db.q.updateTable('product_import').set({ state }).where('mer_id', '=', merId).where('id', '=', id).execute(),
  )
}
