import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { type adminApi, roleApi } from '@zhanggui/contract/staff'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { adminStatusLabel } from '@zhanggui/domain/staff/staff-codes'
import { whyNotDisableAdmin, whyNotEditAdmin, whyNotRename } from '@zhanggui/domain/staff/staff-rules'
import { renamePerson } from '#features/people/public'
import { asPlatform } from '#platform/db/step-outside'
import { checkVersion, refuse, refuseIf } from '#platform/http/refusals'
import { nameOf } from './name-of.ts'
import type { StaffContext } from '#platform/http/route'
import { announceRights } from '#platform/push/announce.sql'
import { deleteSessionsOf } from '#platform/session/session.sql'
import { listRolesOf } from './admin.sql.ts'
import { type Colleague, lockColleague } from './lock-colleague.ts'
import { lockAssignableRoles } from '../roles/lock-assignable-roles.ts'
import { deleteAdminRoles, insertAdminRoles, updateAdminRow } from './write-admin.sql.ts'

type Draft = InputOf<typeof adminApi.update>

export async function updateAdmin(context: StaffContext, input: Draft) {
  const { db, staff } = context
  const { person, ...before } = await lockColleague(db, input.id)
  refuseIf(whyNotEditAdmin(before))
  if (!input.status) refuseIf(whyNotDisableAdmin(before, { id: staff.adminId }), { field: 'status' })
  const had = await listRolesOf(db, before.id)
  checkVersion(input, before)
  const heldIds = had.map(({ id }) => id)
  const { roles, added } = await lockAssignableRoles(context, input.roles, heldIds)
  const isRenamed = input.account !== before.account
  if (isRenamed) await changeLoginName(context, person, input)

  const after = { ...input, phone: input.phone || before.phone }
  await updateAdminRow(context, after)
  const lost = heldIds.filter((id) => !input.roles.includes(id))
  await deleteAdminRoles(db, before.id, lost)
  await insertAdminRoles(db, before.id, added)
  await announceRights(db)
  context.announceArea(roleApi)
  // People who change their own account keep this session.
  if (isRenamed || !input.status) await deleteSessionsOf(db, before.id, staff.tokenHash)
  context.recordChanges(
    changesBetween({
      账号: [before.account, after.account],
      姓名: [before.realName, after.realName],
      手机号: [before.phone, after.phone],
      角色: [namesOf(had), namesOf(roles)],
      状态: [adminStatusLabel(before.status), adminStatusLabel(after.status)],
    }),
    nameOf(after),
  )
  return null
}

async function changeLoginName({ db }: StaffContext, person: Colleague['person'], { account }: Draft) {
  refuseIf(whyNotRename(person), { field: 'account' })
  const isFree = await asPlatform(db, (people) => renamePerson(people, person.personId, account))
  if (!isFree) refuse('账号已存在', { code: 3001, field: 'account' })
}

const namesOf = (roles: readonly { roleName: string }[]) => roles.map(({ roleName }) => roleName).join('、')
