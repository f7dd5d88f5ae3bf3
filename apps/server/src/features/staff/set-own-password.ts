import { updatePasswordHash } from '#features/people/public'
import { asPlatform } from '#platform/db/step-outside'
import type { StaffContext } from '#platform/http/route'
import { deleteSessionsOf } from '#platform/session/session.sql'
import { inOtherShopsOf } from './in-other-shops.ts'
import { hashPassword } from './password.ts'

/** Ends all other sessions of the person, in every shop; this one continues. */
export async function setOwnPassword({ db, staff }: StaffContext, personId: number, password: string) {
  const passwordHash = await hashPassword(password)
  await asPlatform(db, (people) => updatePasswordHash(people, personId, { passwordHash, isPasswordOwn: true }))
  await deleteSessionsOf(db, staff.adminId, staff.tokenHash)
  await inOtherShopsOf(db, personId, (other, adminId) => deleteSessionsOf(other, adminId))
}
