import { lockPersonIn, type Person } from '#features/people/public'
import { asPlatform } from '#platform/db/step-outside'
import { signedOut } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'

/** The person who calls; gone if they were removed since the call came in. */
export async function lockOwnPerson({ db, staff }: Pick<StaffContext, 'db' | 'staff'>): Promise<Person> {
  const own = await asPlatform(db, (people) => lockPersonIn(people, staff))
  if (!own) throw signedOut()
  return own
}
