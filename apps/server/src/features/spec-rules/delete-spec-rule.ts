import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import type { StaffContext } from '#platform/http/route'
import { deleteSpecRuleRow, lockSpecRule } from './spec-rule.sql.ts'

/** Products have copies and are not affected. */
export async function deleteSpecRule({ db, recordChanges }: StaffContext, { id }: { id: number }) {
  const { ruleName } = await lockSpecRule(db, id)
  await deleteSpecRuleRow(db, id)
  recordChanges(changesBetween({ 模板名称: [ruleName, ''] }), ruleName)
  return null
}
