import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { type adminApi, roleApi } from '@zhanggui/contract/staff'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { adminStatusLabel } from '@zhanggui/domain/staff/staff-codes'
import { insertPerson } from '#features/people/public'
import { asPlatform } from '#platform/db/step-outside'
import { refuse } from '#platform/http/refusals'
import { nameOf } from './name-of.ts'
import type { StaffContext } from '#platform/http/route'
import { hashPassword } from '../password.ts'
import { lockAssignableRoles } from '../roles/lock-assignable-roles.ts'
import { insertAdmin, insertAdminRoles } from './write-admin.sql.ts'

export async function saveAdmin(context: StaffContext, input: InputOf<typeof adminApi.save>) {
  const { db, now, newId, announceArea } = context
  const { account, realName, status, phone = '' } = input
  const { roles, added } = await lockAssignableRoles(context, input.roles)
  const id = await newId()
  const [personId, passwordHash] = [await newId(), await hashPassword(input.pwd)]
  const person = { id: personId, merId: db.merId, adminId: id, account, passwordHash, createdAt: now }
  const isFree = await asPlatform(db, (people) => insertPerson(people, person))
  if (!isFree) refuse('管理员已存在', { code: 3001, field: 'account' })
  await insertAdmin(context, { id, account, realName, phone, status })
  await insertAdminRoles(db, id, added)
  announceArea(roleApi)
  context.recordChanges(
    changesBetween({
      账号: ['', account],
      姓名: ['', realName],
      手机号: ['', phone],
      角色: ['', roles.map(({ roleName }) => roleName).join('、')],
      状态: ['', adminStatusLabel(status)],
    }),
    nameOf({ realName, account }),
  )
  return { id }
}
