import { sql } from 'kysely'

type EditedTable =
  'admin' | 'guarantee_group' | 'product' | 'role' | 'shipping_template' | 'spec_rule' | 'store_category'

/**
 * The name of who saved a row last. Asked within the row that is locked and not by a join, which would go on with the
 * editor of before where the lock had to be waited for.
 */
export const editorOf = (table: EditedTable) =>
  sql<string | null>`(select editor.real_name from admin editor
    where editor.mer_id = ${sql.ref(`${table}.mer_id`)} and editor.id = ${sql.ref(`${table}.updated_by`)})`
