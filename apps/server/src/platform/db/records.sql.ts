import type { InsertObject, UpdateObject } from 'kysely'
import { created, type Edit, edited, type EditedTable } from './editor.sql.ts'
import type { MerchantDb } from './merchant-db.ts'
import type { DB } from './schema.ts'

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
