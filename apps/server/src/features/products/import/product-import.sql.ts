import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { ImportMapping, ProductImport, productImportApi } from '@zhanggui/contract/goods/product-import'
import { type ImportState, importState, importsUnderWay } from '@zhanggui/domain/product/import-codes'
import { sql } from 'kysely'
import { jsonText } from '#features/products/public'
import { anyOf } from '#platform/db/any-of'
import { countedPage } from '#platform/db/counted-page'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { mapPage } from '#platform/db/page-window'
import type { PlatformDb } from '#platform/db/platform-db'
import { timeBefore } from '#platform/jobs/sweep'
import type { SheetFormat } from '#platform/sheets/sheet'

/** How long an import can be undone. */
const UNDO_MS = 24 * 3_600_000
const KEPT_MS = 7 * 24 * 3_600_000

const { committed } = importState.is

const facts = (db: MerchantDb) =>
  db.q
    .selectFrom('product_import as i')
    .leftJoin('admin as a', (join) => join.on('a.mer_id', '=', db.merId).onRef('a.id', '=', 'i.admin_id'))
    .select(['i.id', 'i.file_name as fileName', 'i.row_count as rows', 'i.creates', 'i.changes', 'i.same', 'i.refused'])
    .select(['i.done', 'i.failed', 'i.undone', 'i.kept', 'i.check_no as checkNo', 'i.task_id as taskId', 'i.error'])
    .select(['i.committed_at as committedAt', 'i.created_at as createTime', 'i.has_file as hasFile'])
    .select([sql<ImportState>`i.state`.as('state'), sql<string>`coalesce(a.real_name, '')`.as('adminName')])
    .where('i.mer_id', '=', db.merId)

type Facts = Awaited<ReturnType<ReturnType<typeof facts>['executeTakeFirstOrThrow']>>

const withUndo = <T extends Facts>({ committedAt, ...row }: T) => ({
  ...row,
  undoUntil: row.state === committed && row.done > 0 && committedAt ? new Date(committedAt.getTime() + UNDO_MS) : null,
})

type ImportFilter = FilterOf<typeof productImportApi.list>

const importFilter: FilterSql<ImportFilter> = { state: (state) => sql`i.state = ${state}` }

export const listImports = async (db: MerchantDb, query: ImportFilter & PageQuery) =>
  mapPage(await countedPage(query, facts(db).where(passes(importFilter, query)).orderBy('i.id', 'desc')), withUndo)

const factsOf = (db: MerchantDb, id: number) =>
  facts(db)
    .select(sql<ProductImport['columns']>`i.columns`.as('columns'))
    .select(sql<ImportMapping>`i.mapping`.as('mapping'))
    .where('i.id', '=', id)

export async function findImport(db: MerchantDb, id: number): Promise<Omit<ProductImport, 'whyNotUndo'> | undefined> {
  const row = await factsOf(db, id).executeTakeFirst()
  return row && withUndo(row)
}

/** Locks the import and its state. */
export async function lockImport(db: MerchantDb, id: number) {
  const row = await factsOf(db, id).forNoKeyUpdate('i').executeTakeFirst()
  return row && withUndo(row)
}

/** Serialises the merchant's uploads and steps, so that counting them against the limit is safe. */
export async function lockImports(db: MerchantDb) {
  await sql`select pg_advisory_xact_lock(hashtext('product_import'), ${db.merId}::int)`.execute(db.q)
}

export async function countUnderWay(db: MerchantDb): Promise<number> {
  const { count } = await db.q
    .selectFrom('product_import')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('mer_id', '=', db.merId)
    .where('state', '=', anyOf(importsUnderWay))
    .executeTakeFirstOrThrow()
  return count
}

export interface NewImport {
  readonly id: number
  readonly fileName: string
  readonly key: string
  readonly size: number
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
      file_size: file.size,
      format: file.format,
      columns: sql`${jsonText(file.columns)}::jsonb`,
      mapping: sql`${jsonText(file.mapping)}::jsonb`,
      row_count: file.rows,
      admin_id: file.adminId,
      created_at: now,
    })
    .execute()
}

/** Hands the import to a task. */
export async function moveImport(db: MerchantDb, id: number, to: ImportState, taskId: number) {
  await db.q
    .updateTable('product_import')
    .set({ state: to, task_id: taskId, error: '' })
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .execute()
}

export async function setMapping(db: MerchantDb, id: number, mapping: ImportMapping) {
  await db.q
    .updateTable('product_import')
    .set({ mapping: sql`${jsonText(mapping)}::jsonb` })
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .execute()
}

/** A week after the upload, but not while a task runs or undo is still possible. */
export async function sweepImports(db: PlatformDb, now: Date) {
  const isOld = sql<boolean>`i.created_at < ${timeBefore(now, KEPT_MS)} and i.state <> all (${importsUnderWay}::int[])
    and coalesce(i.committed_at, i.created_at) < ${timeBefore(now, UNDO_MS)}`
  await sql`delete from product_import_row r using product_import i
    where i.mer_id = r.mer_id and i.id = r.import_id and ${isOld}`.execute(db.q)
  await sql`delete from product_import i where ${isOld}`.execute(db.q)
}
