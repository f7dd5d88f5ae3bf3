import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { specRuleApi } from '@zhanggui/contract/goods/spec-rule'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { specsInWords, tidySpecs } from '@zhanggui/domain/product/sku/sku-rules'
import type { StaffContext } from '#platform/http/route'
import { insertSpecRule } from './spec-rule.sql.ts'

export async function saveSpecRule(context: StaffContext, { ruleName, ruleValue }: InputOf<typeof specRuleApi.save>) {
  const specs = tidySpecs(ruleValue)
  const id = await context.newId()
  await insertSpecRule(context, { id, name: ruleName, specs })
  context.recordChanges(changesBetween({ 模板名称: ['', ruleName], 规格: ['', specsInWords(specs)] }))
  return { id }
}
