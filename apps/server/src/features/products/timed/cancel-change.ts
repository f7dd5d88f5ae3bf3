import { timedKind, timedStatus } from '@zhanggui/domain/timed-change/timed-codes'
import { whyNotCancel } from '@zhanggui/domain/timed-change/timed-rules'
import { heldPermissions } from '#features/staff/public'
import { forbidden, missing, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { mayChange } from './check-rights.ts'
import { lockChange, setChange } from './timed-change.sql.ts'

/** Takes a change back that has not begun: whoever planned it may, and whoever might do it by hand. */
export async function cancelChange(context: StaffContext, { id }: { id: number }) {
  const { db, now, staff, recordChanges } = context
  const change = (await lockChange(db, id)) ?? missing('定时变更不存在')
  const isOwn = change.adminId === staff.adminId
  if (!isOwn && !mayChange(await heldPermissions(context), change.kind)) {
    throw forbidden('只有安排人和有这项操作权限的人可以取消')
  }
  refuseIf(whyNotCancel(change.status))
  await setChange(db, id, { status: timedStatus.is.cancelled, endedAt: now })
  const label = timedStatus.label
  const after = label(timedStatus.is.cancelled)
  recordChanges([{ field: '状态', before: label(change.status), after }], timedKind.label(change.kind))
  return null
}
