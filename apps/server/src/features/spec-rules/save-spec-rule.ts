import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { specRuleApi } from '@zhanggui/contract/spec-rule'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { tidySpecs } from '@zhanggui/domain/product/sku-rules'
import type { StaffContext } from '#platform/http/route'
import type { Platform } from '#platform/platform'
import { insertSpecRule } from './spec-rule.sql.ts'
import { nameTaken } from './spec-rule-refusals.ts'
import { specsInWords } from './specs-in-words.ts'

export async function saveSpecRule(
  { ids }: Platform,
  { db, staff, now, recordChanges }: StaffContext,
  { ruleName, ruleValue }: InputOf<typeof specRuleApi.save>,
) {
  const specs = tidySpecs(ruleValue)
  const id = await ids.next()
  if (!(await insertSpecRule(db, { id, name: ruleName, specs }, staff.adminId, now))) nameTaken()
  recordChanges(changesBetween({ 规格名称: ['', ruleName], 商品规格: ['', specsInWords(specs)] }))
  return { id }
}
