import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { specRuleApi } from '@zhanggui/contract/goods/spec-rule'
import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import type { StaffContext } from '#platform/http/route'
import { describeSpecRule, insertSpecRule } from './spec-rule.sql.ts'

export async function saveSpecRule(context: StaffContext, draft: InputOf<typeof specRuleApi.save>) {
  const id = await context.newId()
  await insertSpecRule(context, id, draft)
  context.recordChanges(changesOfRecord(undefined, describeSpecRule(draft)), draft.ruleName)
  return { id }
}
