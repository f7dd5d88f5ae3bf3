import type { sessionApi } from '@zhanggui/contract/session'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { secretChange } from '@zhanggui/domain/audit/change-rules'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { lockOwnPerson } from './lock-own-person.ts'
import { verifyPassword } from './password.ts'
import { setOwnPassword } from './set-own-password.ts'

export async function changeOwnPassword(context: StaffContext, input: InputOf<typeof sessionApi.updatePassword>) {
  const { personId, passwordHash } = await lockOwnPerson(context)
  if (!(await verifyPassword(passwordHash, input.oldPassword))) refuse('原密码不正确', { field: 'oldPassword' })
  if (input.password === input.oldPassword) refuse('新密码不能与原密码相同', { field: 'password' })
  await setOwnPassword(context, personId, input.password)
  context.recordChanges([secretChange('密码')])
  return null
}
