import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { adminApi } from '@zhanggui/contract/staff'
import { secretChange } from '@zhanggui/domain/audit/change-rules'
import { whyNotSetPassword } from '@zhanggui/domain/staff/grant-rules'
import { whyNotEditAdmin, whyNotSetPasswordOf } from '@zhanggui/domain/staff/staff-rules'
import { updatePasswordHash } from '#features/people/public'
import { asPlatform } from '#platform/db/step-outside'
import { refuseIf } from '#platform/http/refusals'
import { nameOf } from './name-of.ts'
import type { StaffContext } from '#platform/http/route'
import { deleteSessionsOf } from '#platform/session/session.sql'
import { lockColleague } from './lock-colleague.ts'
import { listRightsOf } from './list-rights-of.ts'
import { heldPermissions } from '../held-permissions.ts'
import { hashPassword } from '../password.ts'

/** Setting a password grants its owner's permissions, so it requires holding all of them. */
export async function setAdminPassword(context: StaffContext, input: InputOf<typeof adminApi.updatePassword>) {
  const { db, staff } = context
  const admin = await lockColleague(db, input.id)
  refuseIf(whyNotEditAdmin(admin))
  refuseIf(whyNotSetPasswordOf(admin.person))
  if (admin.id !== staff.adminId) {
    refuseIf(whyNotSetPassword(await listRightsOf(db, admin.id), await heldPermissions(context)))
  }
  const passwordHash = await hashPassword(input.password)
  const isPasswordOwn = admin.id === staff.adminId
  await asPlatform(db, (people) => updatePasswordHash(people, admin.person.personId, { passwordHash, isPasswordOwn }))
  await deleteSessionsOf(db, admin.id, staff.tokenHash)
  context.recordChanges([secretChange(`${nameOf(admin)}的密码`)], nameOf(admin))
  return null
}
