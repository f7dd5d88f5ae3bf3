import { specRuleApi } from '@zhanggui/contract/goods/spec-rule'
import { bind } from '#platform/http/route'
import { findSpecRule, listSpecRules } from './spec-rule.sql.ts'
import { deleteSpecRule, saveSpecRule, updateSpecRule } from './write-spec-rule.ts'

export const specRuleRoutes = bind(specRuleApi, {
  list: ({ db }, query) => listSpecRules(db, query),
  info: ({ db }, { id }) => findSpecRule(db, id),
  save: saveSpecRule,
  update: updateSpecRule,
  delete: deleteSpecRule,
})
