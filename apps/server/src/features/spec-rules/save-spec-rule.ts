import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { specRuleApi } from '@zhanggui/contract/spec-rule'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import type { StaffContext } from '#platform/http/route'
import { insertSpecRule } from './spec-rule.sql.ts'
import { nameTaken } from './spec-rule-refusals.ts'
import { readableSpecs, tidyRuleValue } from './tidy-rule-value.ts'

export async function saveSpecRule(context: StaffContext, { ruleName, ...draft }: InputOf<typeof specRuleApi.save>) {
  const ruleValue = tidyRuleValue(draft.ruleValue)
  const id = await context.newId()
  if (!(await insertSpecRule(context, { id, ruleName, ruleValue }))) nameTaken()
  context.recordChanges(changesBetween({ 规格名称: ['', ruleName], 商品规格: ['', readableSpecs(ruleValue)] }))
  return { id }
}
