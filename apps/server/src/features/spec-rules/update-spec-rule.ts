import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { specRuleApi } from '@zhanggui/contract/spec-rule'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { conflict } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { lockSpecRule, updateSpecRuleRow } from './spec-rule.sql.ts'
import { nameTaken, noSuchRule } from './spec-rule-refusals.ts'
import { readableSpecs, tidyRuleValue } from './tidy-rule-value.ts'

export async function updateSpecRule(
  { db, staff, now, recordChanges }: StaffContext,
  { id, ruleName, version, ...draft }: InputOf<typeof specRuleApi.update>,
) {
  const ruleValue = tidyRuleValue(draft.ruleValue)
  const before = (await lockSpecRule(db, id)) ?? noSuchRule()
  if (version !== undefined && version !== before.version) {
    const current = { ruleName: before.ruleName, ruleValue: before.ruleValue, version: before.version }
    conflict({ by: before.updatedBy ?? undefined, current })
  }
  if (!(await updateSpecRuleRow(db, { id, ruleName, ruleValue }, staff.adminId, now))) nameTaken()
  recordChanges(
    changesBetween({
      规格名称: [before.ruleName, ruleName],
      商品规格: [readableSpecs(before.ruleValue), readableSpecs(ruleValue)],
    }),
  )
  return null
}
