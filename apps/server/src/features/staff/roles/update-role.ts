import { grantablePermissions, permissionsOfIds } from '@zhanggui/contract/access/grant-tree'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { adminApi, type roleApi } from '@zhanggui/contract/staff'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { computeGrants, whyNotGrant } from '@zhanggui/domain/staff/grant-rules'
import { factorRuleLabel, roleStatusLabel } from '@zhanggui/domain/staff/staff-codes'
import { checkVersion, missing, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { announceRights } from '#platform/push/announce.sql'
import { grantChanges } from './grant-changes.ts'
import { heldPermissions } from '../held-permissions.ts'
import { deletePermissions, insertPermissions, listPermissions, lockRole, updateRoleRow } from './role.sql.ts'

export async function updateRole(context: StaffContext, input: InputOf<typeof roleApi.update>) {
  const { db } = context
  const role = (await lockRole(db, input.id)) ?? missing('角色不存在')
  const before = new Set(await listPermissions(db, [role.id]))
  checkVersion(input, role)
  const held = await heldPermissions(context)
  const requested = permissionsOfIds(input.rules)
  const grants = computeGrants({ before, requested, offered: grantablePermissions.keys(), held })
  const kept = [...before].filter((permission) => !grants.removed.includes(permission))
  if (input.status && !role.status) refuseIf(whyNotGrant(kept, held), { field: 'status' })

  const requiresFactor = input.requiresFactor ?? role.requiresFactor
  await updateRoleRow(context, { ...input, requiresFactor })
  await deletePermissions(db, role.id, grants.removed)
  await insertPermissions(db, role.id, grants.added)
  await announceRights(db)
  context.announceArea(adminApi)
  context.recordChanges(
    [
      ...changesBetween({
        角色名称: [role.roleName, input.roleName],
        状态: [roleStatusLabel(role.status), roleStatusLabel(input.status)],
        两步验证: [factorRuleLabel(role.requiresFactor), factorRuleLabel(requiresFactor)],
      }),
      ...grantChanges(grants),
    ],
    input.roleName,
  )
  return null
}
