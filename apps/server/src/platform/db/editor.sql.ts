import { sql } from 'kysely'
import type { MerchantDb } from './merchant-db.ts'

type EditedTable =
  | 'admin'
  | 'guarantee_group'
  | 'holiday'
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

/** A change of what forms edit: in whose shop, by whom, when. Every context that writes is one. */
export interface Edit {
  readonly db: MerchantDb
  readonly now: Date
  readonly staff: { readonly adminId: number }
}

/** The columns that every new row of such a table has. */
export const created = ({ db, now, staff }: Edit) => ({
  mer_id: db.merId,
  created_at: now,
  updated_at: now,
  updated_by: staff.adminId,
})

/** What a change of the row leaves: a form that is open elsewhere must hear of it. */
export const edited = ({ now, staff }: Edit) => ({
  version: sql<number>`version + 1`,
  updated_at: now,
  updated_by: staff.adminId,
})

/**
 * The name of who saved a row last. Asked within the row that is locked and not by a join, which would go on with the
 * editor of before where the lock had to be waited for.
 */
export const editorOf = (db: MerchantDb, table: EditedTable) =>
  sql<string | null>`(select editor.real_name from admin editor
    where editor.mer_id = ${db.merId} and editor.id = ${sql.ref(`${table}.updated_by`)})`
