import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { specRuleApi } from '@zhanggui/contract/spec-rule'
import { contains } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { isFree } from '#platform/db/duplicate'
import { created, type Edit, edited, editorOf } from '#platform/db/editor.sql'
import type { MerchantDb } from '#platform/db/merchant-db'
import { mapPage } from '#platform/db/page-window'

const NAME = 'spec_rule_mer_id_name_key'

const rows = (db: MerchantDb) =>
  db.q
    .selectFrom('spec_rule')
    .select(['id', 'name as ruleName', 'specs', 'version', 'created_at as createTime', 'updated_at as updateTime'])
    .where('mer_id', '=', db.merId)

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>
const onTheWire = ({ specs, ...rule }: Row) => ({ ...rule, ruleValue: JSON.stringify(specs) })

export async function listSpecRules(db: MerchantDb, { keywords, ...page }: InputOf<typeof specRuleApi.list>) {
  let filtered = rows(db)
  if (keywords) filtered = filtered.where(contains('name', keywords))
  return mapPage(await countedPage(page, filtered.orderBy('id', 'desc')), onTheWire)
}

export async function findSpecRule(db: MerchantDb, id: number) {
  const row = await rows(db).where('id', '=', id).executeTakeFirst()
  return row && onTheWire(row)
}

export async function lockSpecRule(db: MerchantDb, id: number) {
  const row = await rows(db)
    .select(editorOf('spec_rule').as('updatedBy'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...onTheWire(row), updatedBy: row.updatedBy }
}

interface SpecRule {
  readonly id: number
  readonly ruleName: string
  readonly ruleValue: string
}

const columnsOf = ({ ruleName, ruleValue }: SpecRule) => ({ name: ruleName, specs: ruleValue })

/** False: another rule of the merchant has the name. */
export const insertSpecRule = (edit: Edit, rule: SpecRule) =>
  isFree(
    NAME,
    edit.db.q
      .insertInto('spec_rule')
      .values({ ...columnsOf(rule), id: rule.id, ...created(edit) })
      .execute(),
  )

/** False: another rule of the merchant has the name. */
export const updateSpecRuleRow = (edit: Edit, rule: SpecRule) =>
  isFree(
    NAME,
    edit.db.q
      .updateTable('spec_rule')
      .set({ ...columnsOf(rule), ...edited(edit) })
      .where('mer_id', '=', edit.db.merId)
      .where('id', '=', rule.id)
      .execute(),
  )

export async function deleteSpecRuleRow(db: MerchantDb, id: number) {
  await db.q.deleteFrom('spec_rule').where('mer_id', '=', db.merId).where('id', '=', id).execute()
}
