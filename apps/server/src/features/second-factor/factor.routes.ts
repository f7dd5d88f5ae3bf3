import { factorApi } from '@zhanggui/contract/sign-in/factor'
import { bind, type StaffContext } from '#platform/http/route'
import { beginFactor } from './begin-factor.ts'
import { confirmFactor } from './confirm-factor.ts'
import { findFactor, isFactorRequired } from './factor.sql.ts'
import { countCodes } from './recovery-codes.ts'
import { renewCodes } from './renew-codes.ts'
import { resetFactor } from './reset-factor.ts'
import { openCodes } from './seal-factor.ts'
import { switchOffFactor } from './switch-off-factor.ts'

export const factorRoutes = bind(factorApi, {
  info: ownFactor,
  begin: beginFactor,
  confirm: confirmFactor,
  renewCodes,
  switchOff: switchOffFactor,
  reset: resetFactor,
})

async function ownFactor({ db, staff, secrets }: StaffContext) {
  const [factor, isRequired] = await Promise.all([
    findFactor(db, staff.adminId),
    staff.isOwner ? false : isFactorRequired(db, staff.adminId),
  ])
  return {
    since: factor?.confirmedAt ?? null,
    codesLeft: factor ? countCodes(await openCodes(secrets, staff, factor.sealedCodes)) : 0,
    isRequired,
  }
}
