import type { ImportMapping, ProductImport } from '@zhanggui/contract/product-import'
import { type ImportState, importState } from '@zhanggui/domain/product/import-codes'
import { sql } from 'kysely'
import { jsonText } from '#features/products/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { PageWindow } from '#platform/db/page-window'
import type { SheetFormat } from '#platform/sheets/read-sheet'

/** How long after it was taken in. */
const UNDO_MS = 24 * 3_600_000

const { committed } = importState.is

const facts = (db: MerchantDb) =>
  db.q
    .selectFrom('product_import as i')
    .leftJoin('admin as a', (join) => join.onRef('a.mer_id', '=', 'i.mer_id').onRef('a.id', '=', 'i.admin_id'))
    .select(['i.id', 'i.file_name as fileName', 'i.row_count as rows', 'i.creates', 'i.changes', 'i.same', 'i.refused'])
    .select(['i.done', 'i.failed', 'i.undone', 'i.kept', 'i.task_id as taskId', 'i.error'])
    .select(['i.committed_at as committedAt', 'i.created_at as createTime'])
    .select([sql<ImportState>`i.state`.as('state'), sql<string>`coalesce(a.real_name, '')`.as('adminName')])
    .where('i.mer_id', '=', db.merId)

type Facts = Awaited<ReturnType<ReturnType<typeof facts>['executeTakeFirstOrThrow']>>

const withUndo = <T extends Facts>({ committedAt, ...row }: T) => ({
  ...row,
  undoUntil: row.state === committed && row.done > 0 && committedAt ? new Date(committedAt.getTime() + UNDO_MS) : null,
})

export async function listImports(db: MerchantDb, { limit, offset }: PageWindow) {
  const list = await facts(db).orderBy('i.id', 'desc').limit(limit).offset(offset).execute()
  const { total } = await db.q
    .selectFrom('product_import')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('mer_id', '=', db.merId)
    .executeTakeFirstOrThrow()
  return { list: list.map(withUndo), total }
}

export async function findImport(db: MerchantDb, id: number): Promise<ProductImport | undefined> {
  const row = await facts(db)
    .select(sql<ProductImport['columns']>`i.columns`.as('columns'))
    .select(sql<ImportMapping>`i.mapping`.as('mapping'))
    .where('i.id', '=', id)
    .executeTakeFirst()
  return row && withUndo(row)
}

export interface NewImport {
  readonly id: number
  readonly fileName: string
  readonly key: string
  readonly format: SheetFormat
  readonly columns: ProductImport['columns']
  readonly mapping: ImportMapping
  readonly rows: number
  readonly adminId: number
}

export async function insertImport(db: MerchantDb, file: NewImport, now: Date) {
  await db.q
    .insertInto('product_import')
    .values({
      mer_id: db.merId,
      id: file.id,
      file_name: file.fileName,
      file_key: file.key,
      format: file.format,
      columns: sql`${jsonText(file.columns)}::jsonb`,
      mapping: sql`${jsonText(file.mapping)}::jsonb`,
      row_count: file.rows,
      admin_id: file.adminId,
      created_at: now,
    })
    .execute()
}

/** One step further, if it stands where the step begins: of two who try at once one gets false. */
export async function moveImport(
  db: MerchantDb,
  id: number,
  { from, to, taskId }: { from: readonly ImportState[]; to: ImportState; taskId: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db.q
    .updateTable('product_import')
    .set({ state: to, task_id: taskId, error: '' })
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function setMapping(db: MerchantDb, id: number, mapping: ImportMapping) {
  await db.q
    .updateTable('product_import')
    .set({ mapping: sql`${jsonText(mapping)}::jsonb` })
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .execute()
}
