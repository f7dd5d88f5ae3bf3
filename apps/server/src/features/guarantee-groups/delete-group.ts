import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import type { StaffContext } from '#platform/http/route'
import { deleteGroupRow, lockGroup } from './guarantee-group.sql.ts'

/** Products keep the guarantees that they took from the group. */
export async function deleteGroup({ db, recordChanges }: StaffContext, { id }: { id: number }) {
  const group = await lockGroup(db, id)
  await deleteGroupRow(db, id)
  recordChanges(changesBetween({ 组合名称: [group.name, ''] }), group.name)
  return null
}
