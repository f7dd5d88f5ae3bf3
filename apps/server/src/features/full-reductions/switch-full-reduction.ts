import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { processAt, whyNotSwitch } from '@zhanggui/domain/full-reduction/full-reduction-rules'
import { refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { checkClash } from './check-full-reduction.ts'
import { lockReduction, updateReductionStatus } from './full-reduction.sql.ts'

const word = (isOpen: boolean) => (isOpen ? '开启' : '关闭')

export async function switchFullReduction(context: StaffContext, { id, status }: { id: number; status: boolean }) {
  const { db, now } = context
  const before = await lockReduction(db, id)
  refuseIf(whyNotSwitch(processAt(before, now)))
  if (before.status === status) return null
  await checkClash(db, { ...before, status })
  await updateReductionStatus(context, id, status)
  context.recordChanges(changesBetween({ 状态: [word(before.status), word(status)] }), before.name)
  return null
}
