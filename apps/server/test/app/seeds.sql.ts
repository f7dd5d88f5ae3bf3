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

/** Tables with rows. Emptying one takes files of every shard, and a test writes into few. */
async function listUsed(pool: Pool): Promise<string[]> {
  const tables = (await listTables(pool)).map(({ name }) => name).filter((name) => !KEPT.has(name))
  const { rows } = await pool.query<{ name: string }>(
    `select name from unnest($1::text[]) name left join pg_dist_partition on logicalrelid = name::regclass
      where case when logicalrelid is null then pg_relation_size(name::regclass)
      else citus_relation_size(name::regclass) end > 0`,
    [tables],
  )
  return rows.map(({ name }) => name)
}

/** Restores the initial state. */
export async function putBackSeeds(pool: Pool, seeds: readonly Seed[]): Promise<void> {
  const used = await listUsed(pool)
  if (used.length > 0) await pool.query(`truncate ${used.join(', ')} cascade`)
  for (const { table, rows } of seeds) {
    await pool.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [rows])
  }
}
