import type { fullReductionApi } from '@zhanggui/contract/marketing/full-reduction'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { whyNotChange } from '@zhanggui/domain/full-reduction/full-reduction-rules'
import { checkVersion, refuse, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { checkClash, checkScope, describeReduction, withOwnScope } from './check-full-reduction.ts'
import { lockReduction, updateReduction } from './full-reduction.sql.ts'

export async function updateFullReduction(context: StaffContext, input: InputOf<typeof fullReductionApi.update>) {
  const { db, now } = context
  const { id } = input
  const before = await lockReduction(db, id)
  checkVersion(input, before)
  const after = withOwnScope(input)
  refuseIf(whyNotChange(before, after, now))
  if (after.endTime <= now) refuse('结束时间必须晚于现在', { field: 'endTime' })
  const known = after.scopeType === before.scopeType ? before.scopeIds : []
  await checkScope(db, { ...after, scopeIds: after.scopeIds.filter((each) => !known.includes(each)) })
  await checkClash(db, { ...after, id })
  await updateReduction(context, id, after)
  context.recordChanges(changesOfRecord(describeReduction(before), describeReduction(after)), after.name)
  return null
}
