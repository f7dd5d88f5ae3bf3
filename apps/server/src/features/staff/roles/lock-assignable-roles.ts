import { whyNotAssignRole, whyNotGrant } from '@zhanggui/domain/staff/grant-rules'
import { refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { heldPermissions } from '../held-permissions.ts'
import { listPermissions, lockSharedRoles } from './role.sql.ts'

/**
 * The requested roles, locked until they are assigned. Newly assigned ones must be open, belong to the merchant and
 * grant no more than the caller holds; roles that the person already has may stay.
 */
export async function lockAssignableRoles(
  context: StaffContext,
  wanted: readonly number[],
  had: readonly number[] = [],
) {
  const roles = await lockSharedRoles(context.db, wanted)
  const added = wanted.filter((id) => !had.includes(id))
  for (const id of added) refuseIf(whyNotAssignRole(roles.find((role) => role.id === id)), { field: 'roles' })
  const granted = await listPermissions(context.db, added)
  refuseIf(whyNotGrant(granted, await heldPermissions(context)), { field: 'roles' })
  return { roles, added }
}
