import { roleApi } from '@zhanggui/contract/staff'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotDeleteAdmin } from '@zhanggui/domain/staff/staff-rules'
import { missing, refuseIf } from '#platform/http/refusals'
import { nameOf } from './name-of.ts'
import type { StaffContext } from '#platform/http/route'
import { deleteSessionsOf } from '#platform/session/session.sql'
import { lockAdmin } from './admin.sql.ts'
import { deleteAdminRoles, releaseLoginName, updateDeleted } from './write-admin.sql.ts'

/** Soft delete, because the log and other rows refer to the person; releases the account name. */
export async function deleteAdmin(context: StaffContext, { id }: { id: number }) {
  const { db, staff, recordChanges, announceArea } = context
  const admin = (await lockAdmin(db, id)) ?? missing('管理员不存在')
  refuseIf(whyNotDeleteAdmin(admin, { id: staff.adminId }))
  await releaseLoginName(db, id)
  await deleteAdminRoles(db, id)
  announceArea(roleApi)
  await updateDeleted(context, id)
  await deleteSessionsOf(db, id)
  recordChanges(changesBetween({ 账号: [admin.account, ''], 姓名: [admin.realName, ''] }), nameOf(admin))
  return null
}
