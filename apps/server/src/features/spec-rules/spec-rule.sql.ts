import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { specRuleApi } from '@zhanggui/contract/spec-rule'
import type { Spec } from '@zhanggui/domain/product/sku-rules'
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
    .select(['id', 'name as ruleName', 'version', 'created_at as createTime', 'updated_at as updateTime'])
    .select(sql<Spec[]>`specs`.as('ruleValue'))
    .where('mer_id', '=', db.merId)

type SpecRuleFilter = FilterOf<typeof specRuleApi.list>

const specRuleFilter: FilterSql<SpecRuleFilter> = { keywords: (typed) => contains('name', typed) }

export async function listSpecRules(db: MerchantDb, filter: SpecRuleFilter, { limit, offset }: PageWindow) {
  const filtered = rows(db).where(passes(specRuleFilter, filter))
  const list = await filtered.orderBy('id', 'desc').limit(limit).offset(offset).execute()
  const { total } = await filtered
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { list, total }
}

export const findSpecRule = (db: MerchantDb, id: number) => rows(db).where('id', '=', id).executeTakeFirst()

export const lockSpecRule = (db: MerchantDb, id: number) =>
  rows(db).select(editorOf('spec_rule').as('updatedBy')).where('id', '=', id).forUpdate().executeTakeFirst()

interface SpecRule {
  readonly id: number
  readonly name: string
  readonly specs: readonly Spec[]
}

const columnsOf = ({ name, specs }: SpecRule) => ({ name, specs: JSON.stringify(specs) })

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
