import { factorApi } from '@zhanggui/contract/sign-in/factor'
import { findPersonIn } from '#features/people/public'
import { asPlatform } from '#platform/db/step-outside'
import { bind, type StaffContext } from '#platform/http/route'
import { beginFactor } from './begin-factor.ts'
import { confirmFactor } from './confirm-factor.ts'
import { findFactor } from './factor.sql.ts'
import { isFactorRequired } from './required-factor.sql.ts'
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
  const { person, factor } = await asPlatform(db, async (people) => {
    const own = await findPersonIn(people, staff)
    return { person: own, factor: own && (await findFactor(people, own.personId)) }
  })
  return {
    since: factor?.confirmedAt ?? null,
    codesLeft: person && factor ? countCodes(await openCodes(secrets, person, factor.sealedCodes)) : 0,
    isRequired: !staff.isOwner && (await isFactorRequired(db, staff.adminId)),
  }
}
