import { grantablePermissions, permissionsOfIds } from '@zhanggui/contract/access/grant-tree'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { roleApi } from '@zhanggui/contract/staff'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { computeGrants } from '@zhanggui/domain/staff/grant-rules'
import { factorRuleLabel, roleStatusLabel } from '@zhanggui/domain/staff/staff-codes'
import type { StaffContext } from '#platform/http/route'
import { grantChanges } from './grant-changes.ts'
import { heldPermissions } from '../held-permissions.ts'
import { insertPermissions, insertRole } from './role.sql.ts'

export async function saveRole(context: StaffContext, input: InputOf<typeof roleApi.save>) {
  const { db, newId } = context
  const grants = computeGrants({
    before: new Set(),
    requested: permissionsOfIds(input.rules),
    offered: grantablePermissions.keys(),
    held: await heldPermissions(context),
  })
  const { roleName, status, requiresFactor = false } = input
  const role = { id: await newId(), roleName, status, requiresFactor }
  await insertRole(context, role)
  await insertPermissions(db, role.id, grants.added)
  context.recordChanges(
    [
      ...changesBetween({
        角色名称: ['', roleName],
        状态: ['', roleStatusLabel(status)],
        两步验证: ['', factorRuleLabel(requiresFactor)],
      }),
      ...grantChanges(grants),
    ],
    roleName,
  )
  return { id: role.id }
}
