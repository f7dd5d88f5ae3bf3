import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { factorApi } from '@zhanggui/contract/sign-in/factor'
import { adminApi } from '@zhanggui/contract/staff'
import { whyNotSwitchOffFactor } from '@zhanggui/domain/session/factor-rules'
import { refuse, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { checkIdentity } from './check-identity.ts'
import { deleteFactor, isFactorRequired } from './factor.sql.ts'

export async function switchOffFactor(context: StaffContext, input: InputOf<typeof factorApi.switchOff>) {
  const { db, staff } = context
  const isRequired = !staff.isOwner && (await isFactorRequired(db, staff.adminId))
  refuseIf(whyNotSwitchOffFactor({ isRequired }))
  if (!(await checkIdentity(context, input))) refuse('两步验证没有开启')
  await deleteFactor(db, staff.adminId)
  context.announceArea(adminApi)
  context.recordChanges([{ field: '两步验证', before: '已开启', after: '已关闭' }])
  return null
}
