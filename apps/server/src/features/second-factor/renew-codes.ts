import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { factorApi } from '@zhanggui/contract/sign-in/factor'
import { secretChange } from '@zhanggui/domain/audit/change-rules'
import { asPlatform } from '#platform/db/step-outside'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { checkIdentity } from './check-identity.ts'
import { updateFactor } from './factor.sql.ts'
import { codesAsText, newRecoveryCodes } from './recovery-codes.ts'
import { sealCodes } from './seal-factor.ts'
import { showCodes } from './show-codes.ts'

/** Ten new codes; those before are void. */
export async function renewCodes(context: StaffContext, input: InputOf<typeof factorApi.renewCodes>) {
  const { db, secrets } = context
  const { person, factor } = await checkIdentity(context, input)
  if (!factor) refuse('两步验证没有开启')
  const codes = newRecoveryCodes()
  const sealed = await sealCodes(secrets, person, codesAsText(codes))
  await asPlatform(db, (people) => updateFactor(people, person.personId, { sealed_codes: sealed }))
  context.recordChanges([secretChange('恢复码')])
  return showCodes(codes)
}
