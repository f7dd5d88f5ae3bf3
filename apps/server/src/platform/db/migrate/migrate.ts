import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Pool } from '#platform/db/connection/pool'

/** Any constant will do, as long as every node uses the same one. */
const MIGRATION_LOCK = 7_202_611

interface Migration {
  readonly version: number
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

export async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8')
      return { version: Number(name.slice(0, 4)), name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * Brings the database up to date, forward only. An advisory lock lets one node work while the others wait; each file is
 * one transaction. An applied file that was edited afterwards stops the start.
 */
export async function migrate(pool: Pool, migrations: readonly Migration[]): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(
      `create table if not exists schema_migration (
         version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`,
    )
    const { rows } = await client.query<{ version: number; checksum: string }>(
      'select version, checksum from schema_migration',
    )
    const applied = new Map(rows.map((row) => [row.version, row.checksum]))
    let count = 0
    for (const migration of migrations) {
      const known = applied.get(migration.version)
      if (known === migration.checksum) continue
      if (known) throw new Error(`迁移文件 ${migration.name} 在执行之后被修改过`)
      try {
        await client.query('begin')
        await client.query(migration.sql)
        await client.query('insert into schema_migration (version, name, checksum) values ($1, $2, $3)', [
          migration.version,
          migration.name,
          migration.checksum,
        ])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw new Error(`迁移 ${migration.name} 失败`, { cause: error })
      }
      count += 1
    }
    return count
  } finally {
    // The lock goes with the connection.
    client.release(true)
  }
}
