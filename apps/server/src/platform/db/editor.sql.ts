import { sql } from 'kysely'
import type { MerchantDb } from './merchant-db.ts'

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
