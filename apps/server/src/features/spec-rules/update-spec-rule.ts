import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { specRuleApi } from '@zhanggui/contract/goods/spec-rule'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { specsInWords, tidySpecs } from '@zhanggui/domain/product/sku/sku-rules'
import { checkVersion } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { lockSpecRule, updateSpecRuleRow } from './spec-rule.sql.ts'

export async function updateSpecRule(
  context: StaffContext,
  { id, ruleName, ruleValue, version }: InputOf<typeof specRuleApi.update>,
) {
  const specs = tidySpecs(ruleValue)
  const before = await lockSpecRule(context.db, id)
  checkVersion({ version }, before)
  await updateSpecRuleRow(context, { id, name: ruleName, specs })
  context.recordChanges(
    changesBetween({
      模板名称: [before.ruleName, ruleName],
      规格: [specsInWords(before.ruleValue), specsInWords(specs)],
    }),
  )
  return null
}
