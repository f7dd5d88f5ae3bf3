import type { sessionApi } from '@zhanggui/contract/session'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { conflict } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { lockOwnAccount, updateRealName } from './staff.sql.ts'

export async function changeOwnName(
  { db, staff, now, recordChanges }: StaffContext,
  input: InputOf<typeof sessionApi.updateProfile>,
) {
  const { version, realName } = await lockOwnAccount(db, staff.adminId)
  if (input.version !== undefined && input.version !== version) conflict()
  await updateRealName(db, staff.adminId, input.realName, now)
  recordChanges(changesBetween({ 姓名: [realName, input.realName] }))
  return null
}
