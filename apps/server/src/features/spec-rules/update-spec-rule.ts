import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { type specRuleApi, specRuleRow } from '@zhanggui/contract/spec-rule'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { tidySpecs } from '@zhanggui/domain/product/sku-rules'
import { z } from 'zod'
import { conflict } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { lockSpecRule, updateSpecRuleRow } from './spec-rule.sql.ts'
import { nameTaken, noSuchRule } from './spec-rule-refusals.ts'
import { specsInWords } from './specs-in-words.ts'

export async function updateSpecRule(
  { db, staff, now, recordChanges }: StaffContext,
  { id, ruleName, ruleValue, version }: InputOf<typeof specRuleApi.update>,
) {
  const specs = tidySpecs(ruleValue)
  const before = (await lockSpecRule(db, id)) ?? noSuchRule()
  if (version !== undefined && version !== before.version) {
    conflict({ by: before.updatedBy ?? undefined, current: z.encode(specRuleRow, before) })
  }
  if (!(await updateSpecRuleRow(db, { id, name: ruleName, specs }, staff.adminId, now))) nameTaken()
  recordChanges(
    changesBetween({
      规格名称: [before.ruleName, ruleName],
      商品规格: [specsInWords(before.ruleValue), specsInWords(specs)],
    }),
  )
  return null
}
