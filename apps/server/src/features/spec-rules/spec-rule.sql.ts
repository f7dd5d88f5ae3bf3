import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { specRuleApi } from '@zhanggui/contract/spec-rule'
import { sql } from 'kysely'
import { contains } from '#platform/db/contains'
import { isFree } from '#platform/db/duplicate'
import { editorOf } from '#platform/db/editor.sql'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { PageWindow } from '#platform/db/page-window'

const NAME = 'spec_rule_mer_id_name_key'

const rows = (db: MerchantDb) =>
  db.q
    .selectFrom('spec_rule')
    .select(['id', 'name as ruleName', 'specs', 'version', 'created_at as createTime', 'updated_at as updateTime'])
    .where('mer_id', '=', db.merId)

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>
const onTheWire = ({ specs, ...rule }: Row) => ({ ...rule, ruleValue: JSON.stringify(specs) })

type SpecRuleFilter = FilterOf<typeof specRuleApi.list>

const specRuleFilter: FilterSql<SpecRuleFilter> = { keywords: (typed) => contains('name', typed) }

export async function listSpecRules(db: MerchantDb, filter: SpecRuleFilter, { limit, offset }: PageWindow) {
  const filtered = rows(db).where(passes(specRuleFilter, filter))
  const list = await filtered.orderBy('id', 'desc').limit(limit).offset(offset).execute()
  const { total } = await filtered
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { list: list.map(onTheWire), total }
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
export const insertSpecRule = (db: MerchantDb, rule: SpecRule, by: number, now: Date) =>
  isFree(
    NAME,
    db.q
      .insertInto('spec_rule')
      .values({ ...columnsOf(rule), mer_id: db.merId, id: rule.id, created_at: now, updated_at: now, updated_by: by })
      .execute(),
  )

/** False: another rule of the merchant has the name. */
export const updateSpecRuleRow = (db: MerchantDb, rule: SpecRule, by: number, now: Date) =>
  isFree(
    NAME,
    db.q
      .updateTable('spec_rule')
      .set({ ...columnsOf(rule), version: sql`version + 1`, updated_at: now, updated_by: by })
      .where('mer_id', '=', db.merId)
      .where('id', '=', rule.id)
      .execute(),
  )

export async function deleteSpecRuleRow(db: MerchantDb, id: number) {
  await db.q.deleteFrom('spec_rule').where('mer_id', '=', db.merId).where('id', '=', id).execute()
}
