import { findPersonIn, updatePasswordHash } from '#features/people/public'
import { hashPassword } from '#features/staff/public'
import { inPlatform } from '#platform/db/platform-db'
import type { Person } from '#test/make/shop.sql'
import type { TestApp } from '#test/app/test-app'

export async function givePassword(app: TestApp, of: Person, password: string) {
  const passwordHash = await hashPassword(password)
  await inPlatform(app.platform.pool, async (db) => {
    const person = await findPersonIn(db, of)
    if (person) await updatePasswordHash(db, person.personId, { passwordHash, isPasswordOwn: true })
  })
}
