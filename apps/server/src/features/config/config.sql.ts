import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { PlatformDb } from '#platform/db/platform-db'

/** Values of platform settings; a key that was never set is an empty text. */
export async function findConfig<K extends string>(
  db: MerchantDb | PlatformDb,
  keys: readonly K[],
): Promise<Record<K, string>> {
  const rows = await db.q
    .selectFrom('platform_config')
    .select(['key', 'value'])
    .where('key', '=', anyOf(keys))
    .execute()
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  return Object.fromEntries(keys.map((key) => [key, values.get(key) ?? ''])) as Record<K, string>
}

/** Sets platform settings; the others stay as they are. */
export async function saveConfig(db: PlatformDb, values: Readonly<Record<string, string>>) {
  const rows = Object.entries(values).map(([key, value]) => ({ key, value }))
  if (rows.length === 0) return
  await db.q
    .insertInto('platform_config')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })))
    .execute()
}
