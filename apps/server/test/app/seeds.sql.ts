import type { Pool } from '#platform/db/connection/pool'
import { listTables } from '#platform/db/distribution/list-tables.sql'
import { REFERENCE_TABLES } from '#platform/db/distribution/table-kinds'

/** The rows of a table, as JSON. */
interface Seed {
  readonly table: string
  readonly rows: string
}

/** Large tables that tests never change. */
const CONSTANT = 'region'
const KEPT = new Set([CONSTANT, 'id_block', 'schema_migration'])

/** The rows that migrations inserted into shared tables. */
export async function readSeeds(pool: Pool): Promise<Seed[]> {
  const seeds: Seed[] = []
  for (const table of REFERENCE_TABLES.filter((name) => name !== CONSTANT)) {
    const { rows } = await pool.query<{ all: string }>(
      `select coalesce(jsonb_agg(t), '[]')::text as all from ${table} t`,
    )
    seeds.push({ table, rows: rows[0]?.all ?? '[]' })
  }
  return seeds
}

/** Restores the initial state. */
export async function putBackSeeds(pool: Pool, seeds: readonly Seed[]): Promise<void> {
  const tables = (await listTables(pool)).filter(({ name }) => !KEPT.has(name))
  await pool.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for (const { table, rows } of seeds) {
    await pool.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [rows])
  }
}
