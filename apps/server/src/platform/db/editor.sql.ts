import { type InsertObject, sql, type UpdateObject } from 'kysely'
import type { MerchantDb } from './merchant-db.ts'
import type { DB } from './schema.ts'

export type EditedTable =
  | 'admin'
  | 'coupon'
  | 'delivery_slot'
  | 'export_schedule'
  | 'full_reduction'
  | 'guarantee_group'
  | 'holiday'
  | 'live_goods'
  | 'live_assistant'
  | 'live_room'
  | 'merchant'
  | 'order_rule'
  | 'printer'
  | 'product'
  | 'return_address'
  | 'role'
  | 'settlement_account'
  | 'shipping_template'
  | 'spec_rule'
  | 'store_category'
  | 'video_access'
  | 'video_draft'

/** Who edits what and when; every write context satisfies it. */
export interface Edit {
  readonly db: MerchantDb
  readonly now: Date
  readonly staff: { readonly adminId: number }
}

/** Columns of a new row. */
export const created = ({ db, now, staff }: Edit) => ({
  mer_id: db.merId,
  created_at: now,
  updated_at: now,
  updated_by: staff.adminId,
})

/** Columns of an update, including the version that detects conflicting edits. */
export const edited = ({ now, staff }: Edit) => ({
  version: sql<number>`version + 1`,
  updated_at: now,
  updated_by: staff.adminId,
})

/**
 * The name of the last editor. A subquery instead of a join, because after waiting for a row lock a join would still
 * return the previous editor.
 */
export const editorOf = (db: MerchantDb, table: EditedTable) =>
  sql<string | null>`(select editor.real_name from admin editor
    where editor.mer_id = ${db.merId} and editor.id = ${sql.ref(`${table}.updated_by`)})`

/** Tables whose rows people add, edit and delete one by one. */
type RecordTable = Exclude<EditedTable, 'admin' | 'merchant' | 'order_rule' | 'settlement_account' | 'video_access'>

/** Stands for any of them: they all have the columns that are named here. */
type AnyRecord = 'holiday'
const like = (table: RecordTable) => table as AnyRecord

type Marks = keyof ReturnType<typeof created> | 'id' | 'version'

export const insertRecord = <T extends RecordTable>(
  edit: Edit,
  table: T,
  id: number,
  columns: Omit<InsertObject<DB, T>, Marks>,
) => edit.db.q.insertInto(like(table)).values({ ...(columns as InsertObject<DB, AnyRecord>), id, ...created(edit) })

/** The query is open for one more condition. */
export const updateRecord = <T extends RecordTable>(
  edit: Edit,
  table: T,
  id: number,
  columns: Omit<UpdateObject<DB, T>, Marks>,
) =>
  edit.db.q
    .updateTable(like(table))
    .set({ ...(columns as UpdateObject<DB, AnyRecord>), ...edited(edit) })
    .where('mer_id', '=', edit.db.merId)
    .where('id', '=', id)

export const deleteRecord = (db: MerchantDb, table: RecordTable, id: number) =>
  db.q.deleteFrom(like(table)).where('mer_id', '=', db.merId).where('id', '=', id).execute()
