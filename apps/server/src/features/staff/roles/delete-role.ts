import { whyNotDeleteRole } from '@zhanggui/domain/staff/staff-rules'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { missing, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { countHolders, deleteRoleRow, lockRole } from './role.sql.ts'

export async function deleteRole({ db, recordChanges }: StaffContext, { id }: { id: number }) {
  const role = (await lockRole(db, id)) ?? missing('角色不存在')
  refuseIf(whyNotDeleteRole({ userCount: await countHolders(db, id) }))
  await deleteRoleRow(db, id)
  recordChanges(changesBetween({ 角色名称: [role.roleName, ''] }), role.roleName)
  return null
}
