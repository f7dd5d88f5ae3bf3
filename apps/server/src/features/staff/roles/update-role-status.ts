import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { roleApi } from '@zhanggui/contract/staff'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotGrant } from '@zhanggui/domain/staff/grant-rules'
import { roleStatusLabel } from '@zhanggui/domain/staff/staff-codes'
import { missing, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { announceRights } from '#platform/push/announce.sql'
import { heldPermissions } from '../held-permissions.ts'
import { listPermissions, lockRole, updateRoleRow } from './role.sql.ts'

/** Opening a role activates all of its permissions, so the caller must hold them. */
export async function updateRoleStatus(context: StaffContext, { id, status }: InputOf<typeof roleApi.updateStatus>) {
  const { db } = context
  const role = (await lockRole(db, id)) ?? missing('角色不存在')
  if (role.status === status) return null
  if (status) refuseIf(whyNotGrant(await listPermissions(db, [id]), await heldPermissions(context)))
  await updateRoleRow(context, { ...role, status })
  await announceRights(db)
  context.recordChanges(
    changesBetween({ [`${role.roleName}：状态`]: [roleStatusLabel(role.status), roleStatusLabel(status)] }),
    role.roleName,
  )
  return null
}
