import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { factorApi } from '@zhanggui/contract/sign-in/factor'
import { findProfile } from '#features/staff/public'
import type { StaffContext } from '#platform/http/route'
import { checkIdentity } from './check-identity.ts'
import { savePending } from './factor.sql.ts'
import { sealSecret } from './seal-factor.ts'
import { base32, newTotpSecret, otpauthUri } from './totp.ts'

/** A new secret that counts once a code of it has been typed; until then all stays as it was. */
export async function beginFactor(context: StaffContext, input: InputOf<typeof factorApi.begin>) {
  const { db, staff, now, secrets } = context
  await checkIdentity(context, input)
  const secret = newTotpSecret()
  await savePending(db, staff.adminId, await sealSecret(secrets, staff, secret), now)
  const { merName } = await findProfile(db, staff.adminId)
  return { secret: base32(secret), uri: otpauthUri(secret, merName, staff.account) }
}
