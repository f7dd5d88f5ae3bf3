import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { processAt, whyNotDelete } from '@zhanggui/domain/full-reduction/full-reduction-rules'
import { refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { describeReduction } from './check-full-reduction.ts'
import { lockReduction, markReductionDeleted } from './full-reduction.sql.ts'

export async function deleteFullReduction(context: StaffContext, { id }: { id: number }) {
  const before = await lockReduction(context.db, id)
  refuseIf(whyNotDelete({ process: processAt(before, context.now), status: before.status }))
  await markReductionDeleted(context, id)
  context.recordChanges(changesOfRecord(describeReduction(before), undefined), before.name)
  return null
}
