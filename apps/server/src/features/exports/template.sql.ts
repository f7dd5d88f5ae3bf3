import type { ExportKind } from '@zhanggui/domain/export/export-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

export const listTemplates = (db: MerchantDb) =>
  db.q
    .selectFrom('export_template as t')
    .leftJoin('admin as a', (join) => join.on('a.mer_id', '=', db.merId).onRef('a.id', '=', 't.admin_id'))
    .where('t.mer_id', '=', db.merId)
    .select(['t.id', 't.admin_id as adminId', 't.name', sql<ExportKind>`t.kind`.as('kind')])
    .select(sql<string[]>`t.columns`.as('columns'))
    .select((eb) => eb.fn.coalesce('a.real_name', sql.lit('')).as('makerName'))
    .orderBy('t.id')
    .execute()

interface NewTemplate {
  readonly id: number
  readonly adminId: number
  readonly kind: ExportKind
  readonly name: string
  readonly columns: readonly string[]
}

export async function insertTemplate(db: MerchantDb, { adminId, columns, ...template }: NewTemplate, now: Date) {
  await db.q
    .insertInto('export_template')
    .values({ ...template, mer_id: db.merId, admin_id: adminId, columns: JSON.stringify(columns), created_at: now })
    .execute()
}

export async function deleteTemplateRow(db: MerchantDb, id: number) {
  await db.q.deleteFrom('export_template').where('mer_id', '=', db.merId).where('id', '=', id).execute()
}
