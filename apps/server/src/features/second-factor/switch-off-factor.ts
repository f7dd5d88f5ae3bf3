import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { factorApi } from '@zhanggui/contract/sign-in/factor'
import { adminApi } from '@zhanggui/contract/staff'
import { whyNotSwitchOffFactor } from '@zhanggui/domain/session/factor-rules'
import { asPlatform } from '#platform/db/step-outside'
import { refuse, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { checkIdentity } from './check-identity.ts'
import { deleteFactor } from './factor.sql.ts'
import { isFactorRequired } from './required-factor.sql.ts'
import { noteFactor } from './note-factor.ts'

export async function switchOffFactor(context: StaffContext, input: InputOf<typeof factorApi.switchOff>) {
  const { db, staff } = context
  const isRequired = !staff.isOwner && (await isFactorRequired(db, staff.adminId))
  refuseIf(whyNotSwitchOffFactor({ isRequired }))
  const { person, factor } = await checkIdentity(context, input)
  if (!factor) refuse('两步验证没有开启')
  await noteFactor(context, person.personId, false)
  await asPlatform(db, (people) => deleteFactor(people, person.personId))
  context.announceArea(adminApi)
  context.recordChanges([{ field: '两步验证', before: '已开启', after: '已关闭' }])
  return null
}
