import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { adminApi } from '@zhanggui/contract/staff'
import { secretChange } from '@zhanggui/domain/audit/change-rules'
import { whyNotSetPassword } from '@zhanggui/domain/staff/grant-rules'
import { whyNotEditAdmin } from '@zhanggui/domain/staff/staff-rules'
import { missing, refuseIf } from '#platform/http/refusals'
import { nameOf } from './name-of.ts'
import type { StaffContext } from '#platform/http/route'
import { deleteSessionsOf } from '#platform/session/session.sql'
import { lockAdmin } from './admin.sql.ts'
import { listRightsOf } from './list-rights-of.ts'
import { heldPermissions } from '../held-permissions.ts'
import { hashPassword } from '../password.ts'
import { updatePasswordHash } from '../staff.sql.ts'

/** Setting a password grants its owner's permissions, so it requires holding all of them. */
export async function setAdminPassword(context: StaffContext, input: InputOf<typeof adminApi.updatePassword>) {
  const { db, staff, now } = context
  const admin = (await lockAdmin(db, input.id)) ?? missing('管理员不存在')
  refuseIf(whyNotEditAdmin(admin))
  if (admin.id !== staff.adminId) {
    refuseIf(whyNotSetPassword(await listRightsOf(db, admin.id), await heldPermissions(context)))
  }
  await updatePasswordHash(db, admin.id, await hashPassword(input.password), now)
  await deleteSessionsOf(db, admin.id, staff.tokenHash)
  context.recordChanges([secretChange(`${nameOf(admin)}的密码`)], nameOf(admin))
  return null
}
