import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { specRuleApi } from '@zhanggui/contract/goods/spec-rule'
import type { Spec } from '@zhanggui/domain/product/sku/sku-rules'
import { sql } from 'kysely'
import { contains } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { savedUnlessDuplicate } from '#platform/db/duplicate'
import { created, type Edit, edited, editorOf } from '#platform/db/editor.sql'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'

const NAME = 'spec_rule_mer_id_name_key'

const rows = (db: MerchantDb) =>
  db.q
    .selectFrom('spec_rule')
    .select(['id', 'name as ruleName', 'version', 'created_at as createTime', 'updated_at as updateTime'])
    .select(sql<Spec[]>`specs`.as('ruleValue'))
    .where('mer_id', '=', db.merId)

type SpecRuleFilter = FilterOf<typeof specRuleApi.list>

const specRuleFilter: FilterSql<SpecRuleFilter> = { keywords: (typed) => contains('name', typed) }

export function listSpecRules(db: MerchantDb, query: SpecRuleFilter & PageQuery) {
  return countedPage(query, rows(db).where(passes(specRuleFilter, query)).orderBy('id', 'desc'))
}

export const findSpecRule = (db: MerchantDb, id: number) => rows(db).where('id', '=', id).executeTakeFirst()

export const lockSpecRule = (db: MerchantDb, id: number) =>
  rows(db).select(editorOf(db, 'spec_rule').as('updatedBy')).where('id', '=', id).forUpdate().executeTakeFirst()

interface SpecRule {
  readonly id: number
  readonly name: string
  readonly specs: readonly Spec[]
}

const columnsOf = ({ name, specs }: SpecRule) => ({ name, specs: JSON.stringify(specs) })

/** False: another rule of the merchant has the name. */
export const insertSpecRule = (edit: Edit, rule: SpecRule) =>
  savedUnlessDuplicate(
    NAME,
    edit.db.q
      .insertInto('spec_rule')
      .values({ ...columnsOf(rule), id: rule.id, ...created(edit) })
      .execute(),
  )

/** False: another rule of the merchant has the name. */
export const updateSpecRuleRow = (edit: Edit, rule: SpecRule) =>
  savedUnlessDuplicate(
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
