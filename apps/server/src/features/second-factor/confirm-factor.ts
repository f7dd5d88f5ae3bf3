import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { factorApi } from '@zhanggui/contract/sign-in/factor'
import { adminApi } from '@zhanggui/contract/staff'
import { factorSetupLifetimeMs, readTypedCode, stepAt, stepsAround } from '@zhanggui/domain/session/factor-rules'
import { lockOwnPerson } from '#features/staff/public'
import { asPlatform } from '#platform/db/step-outside'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { findFactor, findPending, updateFactor } from './factor.sql.ts'
import { noteFactor } from './note-factor.ts'
import { codesAsText, newRecoveryCodes } from './recovery-codes.ts'
import { openSecret, sealCodes } from './seal-factor.ts'
import { showCodes } from './show-codes.ts'
import { stepOfCode } from './totp.ts'

/** The first code of the new secret puts it to use, in place of the one before. */
export async function confirmFactor(context: StaffContext, { factorCode }: InputOf<typeof factorApi.confirm>) {
  const { db, now, secrets } = context
  const person = await lockOwnPerson(context)
  const { personId } = person
  const { before, sealedPending, pendingAt } = await asPlatform(db, async (people) => ({
    before: await findFactor(people, personId),
    ...(await findPending(people, personId)),
  }))
  if (!sealedPending || !pendingAt || now.getTime() - pendingAt.getTime() > factorSetupLifetimeMs) {
    return refuse('设置已超时，请重新开始')
  }
  const secret = await openSecret(secrets, person, sealedPending)
  const step = stepOfCode(secret, readTypedCode(factorCode)?.code ?? '', stepsAround(stepAt(now)))
  if (step === undefined) return refuse('动态码不正确，请确认手机时间准确', { field: 'factorCode' })
  const codes = newRecoveryCodes()
  const factor = {
    sealed_secret: sealedPending,
    sealed_codes: await sealCodes(secrets, person, codesAsText(codes)),
    sealed_pending: null,
    pending_at: null,
    confirmed_at: now,
    last_step: step,
    failures: 0,
  }
  await asPlatform(db, (people) => updateFactor(people, personId, factor))
  await noteFactor(context, personId, true)
  context.announceArea(adminApi)
  context.recordChanges([
    { field: '两步验证', before: before ? '已开启' : '未开启', after: before ? '已更换验证器' : '已开启' },
  ])
  return showCodes(codes)
}
