import { adminApi } from '@zhanggui/contract/staff'
import { hasPermission } from '@zhanggui/domain/session/permission-rules'
import { whyNotAssignRole, whyNotGrant } from '@zhanggui/domain/staff/grant-rules'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'
import { insertAdmin, insertAdminRoles } from '../admins/write-admin.sql.ts'
import { heldPermissions } from '../held-permissions.ts'
import { listPermissions, lockSharedRoles } from '../roles/role.sql.ts'
import { findColleague, isLiveShop, updateHasFactor } from '../staff.sql.ts'
import type { Invitation } from './invitation.sql.ts'

export interface Joining {
  readonly id: number
  readonly account: string
  readonly realName: string
  readonly hasFactor: boolean
}

/** Makes the account that was promised, if whoever invited could still make it themselves. */
export async function joinShop(shop: MerchantDb, invitation: Invitation, joining: Joining, now: Date) {
  if (!(await isLiveShop(shop))) refuse('该店铺已不在平台上')
  const inviter = await findColleague(shop, invitation.inviterId)
  if (!inviter?.isEnabled) return refuse('邀请人已不在该店铺，请对方重新邀请')
  const roles = await lockSharedRoles(shop, invitation.roleIds)
  const isGone = invitation.roleIds.some((id) => whyNotAssignRole(roles.find((role) => role.id === id)) !== undefined)
  if (isGone) refuse('邀请的角色已关闭或删除，请对方重新邀请')
  const held = await heldPermissions({ db: shop, staff: inviter })
  const granted = await listPermissions(shop, invitation.roleIds)
  if (!hasPermission(held, adminApi.save.permission) || whyNotGrant(granted, held) !== undefined) {
    refuse('邀请人已没有授予这些角色的权限，请对方重新邀请')
  }
  const { id, account, realName, hasFactor } = joining
  await insertAdmin(
    { db: shop, now, staff: { adminId: inviter.adminId } },
    { id, account, realName, phone: '', status: true },
  )
  await insertAdminRoles(shop, id, invitation.roleIds)
  if (hasFactor) await updateHasFactor(shop, id, true)
  return { roleNames: roles.map(({ roleName }) => roleName) }
}
