import { sql } from 'kysely'
import type { PlatformDb } from '#platform/db/platform-db'

export async function countApplied(db: PlatformDb): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from schema_migration`.execute(db.q)
  return rows[0]?.count ?? 0
}
