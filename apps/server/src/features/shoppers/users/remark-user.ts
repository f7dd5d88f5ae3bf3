import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { userApi } from '@zhanggui/contract/user/user'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import type { StaffContext } from '#platform/http/route'
import { findUser, lockUsers, updateRemark } from './user.sql.ts'

/** The shop's own note on a user. */
export async function remarkUser(
  { db, now, recordChanges }: StaffContext,
  { id, mark }: InputOf<typeof userApi.remark>,
) {
  await lockUsers(db, [id])
  const { nickname, mark: before } = await findUser(db, id)
  await updateRemark(db, id, mark, now)
  recordChanges(changesBetween({ 备注: [before, mark] }), nickname)
  return null
}
