import { sql } from 'kysely'
import { saveConfig } from '#features/config/public'
import type { PlatformDb } from '#platform/db/platform-db'

/** The password hash that the demo seed writes for all accounts; another hash means the password was changed. */
const KEY = 'demo_password_hash'

export async function markDemoPassword(db: PlatformDb, hash: string) {
  await saveConfig(db, { [KEY]: hash })
}

export async function isDemoPassword(db: PlatformDb, hash: string): Promise<boolean> {
  const row = await db.q
    .selectFrom('platform_config')
    .select('key')
    .where('key', '=', KEY)
    .where('value', '=', hash)
    .executeTakeFirst()
  return row !== undefined
}

/** Accounts that still have the published demo password. */
export async function listDemoAccounts(db: PlatformDb): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`select a.account from admin a
    join platform_config c on c.key = ${KEY} and c.value = a.password_hash
    where a.deleted_at is null and a.is_enabled order by a.mer_id, a.id`.execute(db.q)
  return rows.map(({ account }) => account)
}
