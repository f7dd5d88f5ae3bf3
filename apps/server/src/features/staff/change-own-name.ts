import type { sessionApi } from '@zhanggui/contract/session'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { checkVersion } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { lockOwnAccount, updateRealName } from './staff.sql.ts'

export async function changeOwnName(context: StaffContext, input: InputOf<typeof sessionApi.updateProfile>) {
  const before = await lockOwnAccount(context.db, context.staff.adminId)
  checkVersion(input, before)
  await updateRealName(context, input.realName)
  context.recordChanges(changesBetween({ 姓名: [before.realName, input.realName] }))
  return null
}
