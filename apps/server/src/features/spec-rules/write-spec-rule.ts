import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { specRuleApi } from '@zhanggui/contract/goods/spec-rule'
import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { checkVersion } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import {
  deleteSpecRuleRow,
  describeSpecRule,
  insertSpecRule,
  lockSpecRule,
  updateSpecRuleRow,
} from './spec-rule.sql.ts'

export async function saveSpecRule(context: StaffContext, draft: InputOf<typeof specRuleApi.save>) {
  const id = await context.newId()
  await insertSpecRule(context, id, draft)
  context.recordChanges(changesOfRecord(undefined, describeSpecRule(draft)), draft.ruleName)
  return { id }
}

export async function updateSpecRule(context: StaffContext, change: InputOf<typeof specRuleApi.update>) {
  const before = await lockSpecRule(context.db, change.id)
  checkVersion(change, before)
  await updateSpecRuleRow(context, change)
  context.recordChanges(changesOfRecord(describeSpecRule(before), describeSpecRule(change)), change.ruleName)
  return null
}

/** Products have copies and are not affected. */
export async function deleteSpecRule({ db, recordChanges }: StaffContext, { id }: { id: number }) {
  const rule = await lockSpecRule(db, id)
  await deleteSpecRuleRow(db, id)
  recordChanges(changesOfRecord(describeSpecRule(rule), undefined), rule.ruleName)
  return null
}
