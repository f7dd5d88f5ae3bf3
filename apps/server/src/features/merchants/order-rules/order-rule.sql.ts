import type { Fen } from '@zhanggui/domain/kernel/money'
import { sql } from 'kysely'
import { created, type Edit, edited, editorOf } from '#platform/db/editor.sql'
import type { MerchantDb } from '#platform/db/merchant-db'

const rules = (db: MerchantDb) =>
  db.q
    .selectFrom('order_rule')
    .select(sql<Fen | null>`auto_refund_fen`.as('autoRefundFen'))
    .select(['ship_within_hours as shipWithinHours', 'version'])
    .where('mer_id', '=', db.merId)

export const lockOrderRules = (db: MerchantDb) =>
  rules(db).select(editorOf(db, 'order_rule').as('updatedBy')).forUpdate().executeTakeFirst()

interface StoredRules {
  readonly autoRefundFen: Fen | null
  readonly shipWithinHours: number
}

export async function putOrderRules(edit: Edit, { autoRefundFen, shipWithinHours }: StoredRules) {
  const columns = { auto_refund_fen: autoRefundFen, ship_within_hours: shipWithinHours }
  const { version: _, ...when } = edited(edit)
  await edit.db.q
    .insertInto('order_rule')
    .values({ ...columns, ...created(edit) })
    .onConflict((conflict) =>
      conflict.column('mer_id').doUpdateSet({ ...columns, ...when, version: sql`order_rule.version + 1` }),
    )
    .execute()
}
