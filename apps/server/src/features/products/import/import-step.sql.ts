import type { ImportMapping, ProductImport } from '@zhanggui/contract/goods/product-import'
import { type ImportAction, importAction, importState } from '@zhanggui/domain/product/import-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { SheetFormat } from '#platform/sheets/sheet'

const { checking, checked, committing, committed, undoing, undone, failed } = importState.is
const { create, change, same, refused } = importAction.is

export interface ImportToCheck {
  readonly key: string
  readonly format: SheetFormat
  readonly columns: ProductImport['columns']
  readonly mapping: ImportMapping
  readonly rows: number
  readonly checkNo: number
}

/** Starts a check and invalidates any other attempt still running. Undefined if already done. */
export const beginCheck = (db: MerchantDb, id: number, taskId: number): Promise<ImportToCheck | undefined> =>
  db.q
    .updateTable('product_import')
    .set({ check_no: sql<number>`check_no + 1`, creates: 0, changes: 0, same: 0, refused: 0 })
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .where('task_id', '=', taskId)
    .where('state', '=', checking)
    .returning(['file_key as key', 'row_count as rows', 'check_no as checkNo', sql<SheetFormat>`format`.as('format')])
    .returning(sql<ProductImport['columns']>`columns`.as('columns'))
    .returning(sql<ImportMapping>`mapping`.as('mapping'))
    .executeTakeFirst()

/** Locks the import for the rows that this transaction adds. */
export async function lockCheck(db: MerchantDb, id: number, checkNo: number): Promise<boolean> {
  const row = await db.q
    .selectFrom('product_import')
    .select('id')
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .where('check_no', '=', checkNo)
    .where('state', '=', checking)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export interface FoundProducts {
  readonly creates: number
  readonly changes: number
  readonly same: number
  readonly refused: number
}

/** Ends the check with the totals of its rows. Undefined if another check has started since. */
export async function endCheck(db: MerchantDb, id: number, checkNo: number): Promise<FoundProducts | undefined> {
  const counted = (action: ImportAction) => sql`count(*) filter (where action = ${action})`
  const { rows } = await sql<FoundProducts>`
    update product_import set state = ${checked}, creates = found.creates, changes = found.changes,
      same = found.same, refused = found.refused
    from (select ${counted(create)} as creates, ${counted(change)} as changes, ${counted(same)} as same,
        ${counted(refused)} as refused
      from product_import_row where mer_id = ${db.merId} and import_id = ${id}) as found
    where mer_id = ${db.merId} and id = ${id} and check_no = ${checkNo} and state = ${checking}
    returning product_import.creates, product_import.changes, product_import.same, product_import.refused`.execute(db.q)
  return rows[0]
}

export type WorkingState = typeof committing | typeof undoing

interface Working {
  readonly state: WorkingState
  readonly taskId: number
}

/** Whether the task still owns the import; if so, locks it for this transaction. */
export async function lockStep(db: MerchantDb, id: number, { state, taskId }: Working): Promise<boolean> {
  const row = await db.q
    .selectFrom('product_import')
    .select('id')
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .where('state', '=', state)
    .where('task_id', '=', taskId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

interface Counted {
  readonly done?: number
  readonly failed?: number
  readonly undone?: number
  readonly kept?: number
}

export async function countOutcomes(db: MerchantDb, id: number, more: Counted) {
  await db.q
    .updateTable('product_import')
    .set((eb) => ({
      done: eb('done', '+', more.done ?? 0),
      failed: eb('failed', '+', more.failed ?? 0),
      undone: eb('undone', '+', more.undone ?? 0),
      kept: eb('kept', '+', more.kept ?? 0),
    }))
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .execute()
}

const endings = { [committing]: committed, [undoing]: undone } as const

export async function endStep(db: MerchantDb, id: number, { state, taskId }: Working, now: Date) {
  await db.q
    .updateTable('product_import')
    .set({ state: endings[state], ...(state === committing && { committed_at: now }) })
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .where('state', '=', state)
    .where('task_id', '=', taskId)
    .execute()
}

/** After a failure, whatever was committed can be undone, and a failed undo can be retried. */
export async function failStep(db: MerchantDb, taskId: number, error: string, now: Date) {
  await sql`update product_import set error = ${error},
      state = case when state = ${checking} then ${failed}::int else ${committed}::int end,
      committed_at = case when state = ${committing} then ${now} else committed_at end
    where mer_id = ${db.merId} and task_id = ${taskId}
      and state = any(${[checking, committing, undoing]})`.execute(db.q)
}
