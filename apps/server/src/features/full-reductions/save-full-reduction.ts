import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { checkClash, checkScope, describeReduction, type ReductionDraft, withOwnScope } from './check-full-reduction.ts'
import { insertReduction, lockReductions } from './full-reduction.sql.ts'

export async function saveFullReduction(context: StaffContext, input: ReductionDraft) {
  const { db, now } = context
  const draft = withOwnScope(input)
  if (draft.endTime <= now) refuse('结束时间必须晚于现在', { field: 'endTime' })
  await lockReductions(db)
  await checkScope(db, draft)
  await checkClash(db, draft)
  const id = await context.newId()
  await insertReduction(context, id, draft)
  context.recordChanges(changesOfRecord(undefined, describeReduction(draft)), draft.name)
  return { id }
}
