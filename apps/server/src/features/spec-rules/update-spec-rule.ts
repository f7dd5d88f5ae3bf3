import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { specRuleApi } from '@zhanggui/contract/spec-rule'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { checkVersion } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { lockSpecRule, updateSpecRuleRow } from './spec-rule.sql.ts'
import { nameTaken, noSuchRule } from './spec-rule-refusals.ts'
import { readableSpecs, tidyRuleValue } from './tidy-rule-value.ts'

export async function updateSpecRule(
  context: StaffContext,
  { id, ruleName, version, ...draft }: InputOf<typeof specRuleApi.update>,
) {
  const ruleValue = tidyRuleValue(draft.ruleValue)
  const before = (await lockSpecRule(context.db, id)) ?? noSuchRule()
  checkVersion({ version }, before)
  if (!(await updateSpecRuleRow(context, { id, ruleName, ruleValue }))) nameTaken()
  context.recordChanges(
    changesBetween({
      规格名称: [before.ruleName, ruleName],
      商品规格: [readableSpecs(before.ruleValue), readableSpecs(ruleValue)],
    }),
  )
  return null
}
