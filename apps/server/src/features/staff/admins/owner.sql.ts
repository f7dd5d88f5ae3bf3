import { insertPerson } from '#features/people/public'
import type { PlatformDb } from '#platform/db/platform-db'

export interface NewOwner {
  readonly merId: number
  readonly adminId: number
  readonly personId: number
  readonly account: string
  readonly passwordHash: string
  readonly realName: string
  readonly phone: string
}

/** Inserts the merchant's one owner; false if the account name is taken. */
export async function insertOwner(db: PlatformDb, owner: NewOwner, now: Date): Promise<boolean> {
  const { merId, adminId, personId, account, passwordHash, realName, phone } = owner
  const isFree = await insertPerson(db, { id: personId, merId, adminId, account, passwordHash, createdAt: now })
  if (!isFree) return false
  await db.q
    .insertInto('admin')
    .values({
      mer_id: merId,
      id: adminId,
      account,
      real_name: realName,
      phone,
      type: 2,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return true
}
