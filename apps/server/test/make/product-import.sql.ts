import { type ImportState, importOutcome, importState } from '@zhanggui/domain/product/import-codes'
import { inMerchant } from '#platform/db/merchant-db'
import { untilBlocked } from '#test/read/locks.sql'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '#test/app/test-app'

interface Traits {
  readonly state: ImportState
  readonly size?: number
  readonly createdAt?: Date
}

/** So many files of a shop that stand somewhere on their way; what they hold is nothing. */
export async function makeImports(app: TestApp, { merId, owner }: Shop, count: number, traits: Traits) {
  const { newId, pool } = app.platform
  const { state, size = 1, createdAt = app.now() } = traits
  const made: number[] = []
  for (let n = 0; n < count; n += 1) made.push(await newId())
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

/** As a task finds it that was given up and still runs: its rows are not done, and another task takes the import back. */
export async function giveToAnother(app: TestApp, { merId }: Shop, importId: number, taskId: number) {
  await inMerchant(app.platform.pool, merId, 'write', async (db) => {
    await db.q
      .updateTable('product_import_row')
      .set({ outcome: importOutcome.is.waiting })
      .where('mer_id', '=', merId)
      .where('import_id', '=', importId)
      .execute()
    await db.q
      .updateTable('product_import')
      .set({ state: importState.is.undoing, task_id: await app.platform.newId() })
      .where('mer_id', '=', merId)
      .where('id', '=', importId)
      .execute()
    await db.q
      .updateTable('task')
      .set({ finished_at: null })
      .where('mer_id', '=', merId)
      .where('id', '=', taskId)
      .execute()
  })
}

/** Somebody changes the product and commits only when somebody else waits for it. */
export async function changeSlowly<T>(app: TestApp, { merId }: Shop, productId: number, meanwhile: () => Promise<T>) {
  const { pool } = app.platform
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('update product set version = version + 1 where mer_id = $1 and id = $2', [merId, productId])
    const result = await meanwhile()
    await untilBlocked(app)
    await client.query('commit')
    return result
  } finally {
    client.release()
  }
}
