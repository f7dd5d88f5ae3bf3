import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import type { StaffContext } from '#platform/http/route'
import { deleteSpecRuleRow, lockSpecRule } from './spec-rule.sql.ts'
import { noSuchRule } from './spec-rule-refusals.ts'

/** Products hold copies of what they took from it. */
export async function deleteSpecRule({ db, recordChanges }: StaffContext, { id }: { id: number }) {
  const { ruleName } = (await lockSpecRule(db, id)) ?? noSuchRule()
  await deleteSpecRuleRow(db, id)
  recordChanges(changesBetween({ 规格名称: [ruleName, ''] }))
  return null
}
