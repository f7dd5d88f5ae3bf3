import type { sessionApi } from '@zhanggui/contract/session'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { secretChange } from '@zhanggui/domain/audit/change-rules'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { deleteSessionsOf } from '#platform/session/session.sql'
import { hashPassword, verifyPassword } from './password.ts'
import { lockOwnAccount, updatePasswordHash } from './staff.sql.ts'

/** Ends all other sessions of the account; this one continues. */
export async function changeOwnPassword(
  { db, staff, now, recordChanges }: StaffContext,
  input: InputOf<typeof sessionApi.updatePassword>,
) {
  const { passwordHash } = await lockOwnAccount(db, staff.adminId)
  if (!(await verifyPassword(passwordHash, input.oldPassword))) refuse('原密码不正确', { field: 'oldPassword' })
  if (input.password === input.oldPassword) refuse('新密码不能与原密码相同', { field: 'password' })
  await updatePasswordHash(db, staff.adminId, await hashPassword(input.password), now)
  await deleteSessionsOf(db, staff.adminId, staff.tokenHash)
  recordChanges([secretChange('密码')])
  return null
}
