import type { Pool } from './pool.ts'

export async function countApplied(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*) as count from schema_migration')
  return rows[0]?.count ?? 0
}
