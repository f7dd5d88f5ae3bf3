import { roleApi } from '@zhanggui/contract/staff'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotDeleteAdmin } from '@zhanggui/domain/staff/staff-rules'
import { deletePersonShop } from '#features/people/public'
import { asPlatform } from '#platform/db/step-outside'
import { refuseIf } from '#platform/http/refusals'
import { nameOf } from './name-of.ts'
import type { StaffContext } from '#platform/http/route'
import { deleteSessionsOf } from '#platform/session/session.sql'
import { lockColleague } from './lock-colleague.ts'
import { deleteAdminRoles, updateDeleted } from './write-admin.sql.ts'

/**
 * Soft delete, because the log and other rows refer to the account. Who works nowhere else is gone as a person too, and
 * the name is free.
 */
export async function deleteAdmin(context: StaffContext, { id }: { id: number }) {
  const { db, staff, recordChanges, announceArea } = context
  const admin = await lockColleague(db, id)
  refuseIf(whyNotDeleteAdmin(admin, { id: staff.adminId }))
  await asPlatform(db, (people) => deletePersonShop(people, admin.person.personId, db.merId))
  await deleteAdminRoles(db, id)
  announceArea(roleApi)
  await updateDeleted(context, id)
  await deleteSessionsOf(db, id)
  recordChanges(changesBetween({ 账号: [admin.account, ''], 姓名: [admin.realName, ''] }), nameOf(admin))
  return null
}
