import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { specRuleApi } from '@zhanggui/contract/goods/spec-rule'
import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { checkVersion } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { describeSpecRule, lockSpecRule, updateSpecRuleRow } from './spec-rule.sql.ts'

export async function updateSpecRule(context: StaffContext, change: InputOf<typeof specRuleApi.update>) {
  const before = await lockSpecRule(context.db, change.id)
  checkVersion(change, before)
  await updateSpecRuleRow(context, change)
  context.recordChanges(changesOfRecord(describeSpecRule(before), describeSpecRule(change)), change.ruleName)
  return null
}
