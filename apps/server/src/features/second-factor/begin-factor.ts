import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { factorApi } from '@zhanggui/contract/sign-in/factor'
import { findProfile } from '#features/staff/public'
import { asPlatform } from '#platform/db/step-outside'
import type { StaffContext } from '#platform/http/route'
import { checkIdentity } from './check-identity.ts'
import { savePending } from './factor.sql.ts'
import { sealSecret } from './seal-factor.ts'
import { base32, newTotpSecret, otpauthUri } from './totp.ts'

/** A new secret that counts once a code of it has been typed; until then all stays as it was. */
export async function beginFactor(context: StaffContext, input: InputOf<typeof factorApi.begin>) {
  const { db, staff, now, secrets } = context
  const { person } = await checkIdentity(context, input)
  const secret = newTotpSecret()
  const sealed = await sealSecret(secrets, person, secret)
  await asPlatform(db, (people) => savePending(people, person.personId, sealed, now))
  const { merName } = await findProfile(db, staff.adminId)
  return { secret: base32(secret), uri: otpauthUri(secret, merName, staff.account) }
}
