import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { ImportRow, productImportApi } from '@zhanggui/contract/goods/product-import'
import {
  type ImportAction,
  importAction,
  type ImportOutcome,
  importOutcome,
} from '@zhanggui/domain/product/import-codes'
import { sql } from 'kysely'
import { jsonText } from '#features/products/public'
import { anyOf } from '#platform/db/any-of'
import { countedPage } from '#platform/db/counted-page'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { ImportInput, ImportUndo, CheckResult } from './check/check-result.ts'

type RowFilter = FilterOf<typeof productImportApi.rows>

const rowFilter: FilterSql<RowFilter> = {
  action: (action) => sql`action = ${action}`,
  outcome: (outcome) => sql`outcome = ${outcome}`,
}

export function listImportRows(db: MerchantDb, importId: number, query: RowFilter & PageQuery) {
  const shown = db.q
    .selectFrom('product_import_row')
    .where('mer_id', '=', db.merId)
    .where('import_id', '=', importId)
    .where(passes(rowFilter, query))
    .select(['no', 'first_line as firstLine', 'last_line as lastLine', 'product_id as productId', 'name', 'reason'])
    .select([sql<ImportAction>`action`.as('action'), sql<ImportOutcome>`outcome`.as('outcome')])
    .select(sql<ImportRow['problems']>`problems`.as('problems'))
    .select(sql<ImportRow['changes']>`changes`.as('changes'))
    .orderBy('no')
  return countedPage(query, shown)
}

export async function deleteImportRows(db: MerchantDb, importId: number) {
  await db.q.deleteFrom('product_import_row').where('mer_id', '=', db.merId).where('import_id', '=', importId).execute()
}

export interface CheckedRow extends CheckResult {
  readonly no: number
  readonly firstLine: number
  readonly lastLine: number
}

export async function insertImportRows(db: MerchantDb, importId: number, rows: readonly CheckedRow[]) {
  await sql`insert into product_import_row (mer_id, import_id, no, first_line, last_line, product_id, name, action,
      problems, changes, input, undo, version)
    select m.id, ${importId}, r.no, r."firstLine", r."lastLine", r."productId", r.name, r.action, r.problems, r.changes,
      r.input, r.undo, coalesce(r.version, 0)
    from merchant m, jsonb_to_recordset(${jsonText(rows)}::jsonb) as r (no integer, "firstLine" integer, "lastLine" integer,
      "productId" bigint, name text, action integer, problems jsonb, changes jsonb, input jsonb, undo jsonb,
      version integer)
    where m.id = ${db.merId}`.execute(db.q)
}

/** Refuses a product of which another part appears later in the file. */
export async function refuseRow(db: MerchantDb, importId: number, no: number, problem: ImportRow['problems'][number]) {
  await sql`update product_import_row set action = ${importAction.is.refused}, input = null, undo = null,
      problems = problems || ${jsonText([problem])}::jsonb
    where mer_id = ${db.merId} and import_id = ${importId} and no = ${no}`.execute(db.q)
}

const { waiting, done } = importOutcome.is

export interface RowToCommit {
  readonly no: number
  readonly productId: number
  readonly name: string
  readonly version: number
  readonly input: ImportInput
}

const toTake = (db: MerchantDb, importId: number) =>
  db.q
    .selectFrom('product_import_row')
    .where('mer_id', '=', db.merId)
    .where('import_id', '=', importId)
    .where('outcome', '=', waiting)
    .where('action', '=', anyOf([importAction.is.create, importAction.is.change]))

export const lockRowsToCommit = (db: MerchantDb, importId: number, limit: number): Promise<RowToCommit[]> =>
  toTake(db, importId)
    .select(['no', 'product_id as productId', 'name', 'version', sql<ImportInput>`input`.as('input')])
    .orderBy('no')
    .limit(limit)
    .forUpdate()
    .execute()

export interface RowToUndo {
  readonly no: number
  readonly productId: number
  readonly name: string
  readonly versionAfter: number
  readonly doneAt: Date | null
  /** Null for a new product. */
  readonly undo: ImportUndo | null
}

const toUndo = (db: MerchantDb, importId: number) =>
  db.q
    .selectFrom('product_import_row')
    .where('mer_id', '=', db.merId)
    .where('import_id', '=', importId)
    .where('outcome', '=', done)

export const lockRowsToUndo = (db: MerchantDb, importId: number, limit: number): Promise<RowToUndo[]> =>
  toUndo(db, importId)
    .select(['no', 'product_id as productId', 'name', 'version_after as versionAfter', 'done_at as doneAt'])
    .select(sql<ImportUndo | null>`undo`.as('undo'))
    .orderBy('no')
    .limit(limit)
    .forUpdate()
    .execute()

const isAny = async (rows: ReturnType<typeof toTake>) =>
  (await rows.select('no').limit(1).executeTakeFirst()) !== undefined
export const hasRowsToCommit = (db: MerchantDb, importId: number) => isAny(toTake(db, importId))
export const hasRowsToUndo = (db: MerchantDb, importId: number) => isAny(toUndo(db, importId))

const rowsOf = { commit: toTake, undo: toUndo }
const inputOf = { commit: sql`input`, undo: sql`undo` }

/** The distinct operations of a step's rows; `null` deletes a new product. A row may also change the sort order. */
export async function listChangeMethods(db: MerchantDb, importId: number, step: 'commit' | 'undo') {
  const input = inputOf[step]
  const rows = await rowsOf[step](db, importId)
    .select([sql<ImportInput['way'] | null>`${input} ->> 'way'`.as('way'), sql<boolean>`${input} ? 'sort'`.as('sorts')])
    .distinct()
    .execute()
  return [...new Set(rows.flatMap(({ way, sorts }) => (sorts ? [way, 'sort' as const] : [way])))]
}

export interface SettledRow {
  readonly no: number
  readonly outcome: ImportOutcome
  readonly reason: string
  readonly productId?: number | undefined
  readonly versionAfter?: number | undefined
  readonly doneAt?: Date | undefined
}

export async function settleImportRows(db: MerchantDb, importId: number, rows: readonly SettledRow[]) {
  await sql`update product_import_row r set outcome = s.outcome, reason = s.reason, done_at = coalesce(s."doneAt", r.done_at),
      product_id = coalesce(s."productId", r.product_id), version_after = coalesce(s."versionAfter", r.version_after)
    from jsonb_to_recordset(${jsonText(rows)}::jsonb)
      as s (no integer, outcome integer, reason text, "productId" bigint, "versionAfter" integer, "doneAt" timestamptz)
    where r.mer_id = ${db.merId} and r.import_id = ${importId} and r.no = s.no`.execute(db.q)
}
