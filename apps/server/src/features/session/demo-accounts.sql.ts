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
  const { rows } = await sql<{ account: string }>`select p.account from person p
    join platform_config c on c.key = ${KEY} and c.value = p.password_hash
    join person_shop s on s.person_id = p.id
    join admin a on a.mer_id = s.mer_id and a.id = s.admin_id and a.is_enabled
    group by p.id, p.account order by p.id`.execute(db.q)
  return rows.map(({ account }) => account)
}
