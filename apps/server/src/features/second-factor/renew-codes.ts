import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { factorApi } from '@zhanggui/contract/sign-in/factor'
import { secretChange } from '@zhanggui/domain/audit/change-rules'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { checkIdentity } from './check-identity.ts'
import { updateFactor } from './factor.sql.ts'
import { codesAsText, newRecoveryCodes } from './recovery-codes.ts'
import { sealCodes } from './seal-factor.ts'
import { showCodes } from './show-codes.ts'

/** Ten new codes; those before are void. */
export async function renewCodes(context: StaffContext, input: InputOf<typeof factorApi.renewCodes>) {
  const { db, staff, secrets } = context
  if (!(await checkIdentity(context, input))) refuse('两步验证没有开启')
  const codes = newRecoveryCodes()
  await updateFactor(db, staff.adminId, { sealed_codes: await sealCodes(secrets, staff, codesAsText(codes)) })
  context.recordChanges([secretChange('恢复码')])
  return showCodes(codes)
}
