import { loginName } from '@zhanggui/domain/session/account-rules'
import type { PlatformDb } from '#platform/db/platform-db'

export interface NewOwner {
  readonly merId: number
  readonly adminId: number
  readonly account: string
  readonly passwordHash: string
  readonly realName: string
  readonly phone: string
}

/** Inserts the merchant's one owner; false if the account name is taken. */
export async function insertOwner(db: PlatformDb, owner: NewOwner, now: Date): Promise<boolean> {
  const { merId, adminId, account, passwordHash, realName, phone } = owner
  const named = await db.q
    .insertInto('login_name')
    .values({ account: loginName(account), mer_id: merId, admin_id: adminId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (named.numInsertedOrUpdatedRows !== 1n) return false
  await db.q
    .insertInto('admin')
    .values({
      mer_id: merId,
      id: adminId,
      account,
      password_hash: passwordHash,
      real_name: realName,
      phone,
      type: 2,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return true
}
