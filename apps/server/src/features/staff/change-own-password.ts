import type { sessionApi } from '@zhanggui/contract/session'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { secretChange } from '@zhanggui/domain/audit/change-rules'
import { updatePasswordHash } from '#features/people/public'
import { asPlatform } from '#platform/db/step-outside'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { deleteSessionsOf } from '#platform/session/session.sql'
import { inOtherShopsOf } from './in-other-shops.ts'
import { lockOwnPerson } from './lock-own-person.ts'
import { hashPassword, verifyPassword } from './password.ts'

/** Ends all other sessions of the person, in every shop; this one continues. */
export async function changeOwnPassword(context: StaffContext, input: InputOf<typeof sessionApi.updatePassword>) {
  const { db, staff, recordChanges } = context
  const { personId, passwordHash } = await lockOwnPerson(context)
  if (!(await verifyPassword(passwordHash, input.oldPassword))) refuse('原密码不正确', { field: 'oldPassword' })
  if (input.password === input.oldPassword) refuse('新密码不能与原密码相同', { field: 'password' })
  const newHash = await hashPassword(input.password)
  await asPlatform(db, (people) => updatePasswordHash(people, personId, newHash))
  await deleteSessionsOf(db, staff.adminId, staff.tokenHash)
  await inOtherShopsOf(db, personId, deleteSessionsOf)
  recordChanges([secretChange('密码')])
  return null
}
