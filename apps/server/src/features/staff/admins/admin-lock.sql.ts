import { failuresUntilLock, signInLockMs } from '@zhanggui/domain/session/login-throttle-rules'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

export async function listLockedAdmins(db: MerchantDb, now: Date) {
  const since = new Date(now.getTime() - signInLockMs)
  const { rows } = await sql<{ id: number }>`select locked_admins(${failuresUntilLock}, ${since}) as id`.execute(db.q)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  return db.q
    .selectFrom('admin')
    .select(['id', 'account', 'real_name as realName'])
    .where('mer_id', '=', db.merId)
    .where('id', '=', sql<number>`any(${ids})`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}

export const deleteLocksOf = (db: MerchantDb, adminId: number) => sql`select unlock_admin(${adminId})`.execute(db.q)
