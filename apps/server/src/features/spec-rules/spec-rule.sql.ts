import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { specRuleApi } from '@zhanggui/contract/goods/spec-rule'
import { type Spec, specsInWords, tidySpecs } from '@zhanggui/domain/product/sku/sku-rules'
import { sql } from 'kysely'
import { contains } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { refuseDuplicate } from '#platform/db/duplicate'
import { deleteRecord, type Edit, editorOf, insertRecord, updateRecord } from '#platform/db/editor.sql'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'

const duplicate = { code: 6601, field: 'ruleName' }
const withUniqueName = refuseDuplicate('spec_rule_mer_id_name_key', '规格模板已存在', duplicate)

const rows = (db: MerchantDb) =>
  db.q
    .selectFrom('spec_rule')
    .select(['id', 'name as ruleName', 'version', 'created_at as createTime', 'updated_at as updateTime'])
    .select(sql<Spec[]>`specs`.as('ruleValue'))
    .where('mer_id', '=', db.merId)

type SpecRuleFilter = FilterOf<typeof specRuleApi.list>

const specRuleFilter: FilterSql<SpecRuleFilter> = { keywords: (typed) => contains('name', typed) }

export const listSpecRules = (db: MerchantDb, query: SpecRuleFilter & PageQuery) =>
  countedPage(query, rows(db).where(passes(specRuleFilter, query)).orderBy('id', 'desc'))

const noSuchRule = () => refuse('规格模板不存在', { code: 6602 })

export const findSpecRule = async (db: MerchantDb, id: number) =>
  (await rows(db).where('id', '=', id).executeTakeFirst()) ?? noSuchRule()

export async function lockSpecRule(db: MerchantDb, id: number) {
  const rule = rows(db).select(editorOf(db, 'spec_rule').as('updatedBy')).where('id', '=', id).forUpdate()
  return (await rule.executeTakeFirst()) ?? noSuchRule()
}

type Draft = InputOf<typeof specRuleApi.save>

const columnsOf = (rule: Draft) => ({ name: rule.ruleName, specs: JSON.stringify(tidySpecs(rule.ruleValue)) })

export const describeSpecRule = ({ ruleName, ruleValue }: Draft) => ({
  模板名称: ruleName,
  规格: specsInWords(tidySpecs(ruleValue)),
})

export const insertSpecRule = (edit: Edit, id: number, rule: Draft) =>
  withUniqueName(insertRecord(edit, 'spec_rule', id, columnsOf(rule)))

export const updateSpecRuleRow = (edit: Edit, rule: Draft & { id: number }) =>
  withUniqueName(updateRecord(edit, 'spec_rule', rule.id, columnsOf(rule)))

export const deleteSpecRuleRow = (db: MerchantDb, id: number) => deleteRecord(db, 'spec_rule', id)
