import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import type { Pool, PoolClient } from '#platform/db/connection/pool'

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

/** How long a node that starts waits for another one that migrates. */
const PATIENCE_MS = 300_000

/** SQLSTATE lock_not_available. */
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Brings the database up to date, forward only. Each file is one transaction under an advisory lock that ends with it,
 * whatever happens to the node or to a pooler in between; other nodes wait up to a limit. An applied file
 * that was edited afterwards stops the start.
 */
export async function migrate(
  pool: Pool,
  migrations: readonly Migration[],
  { patienceMs = PATIENCE_MS } = {},
): Promise<number> {
  const client = await pool.connect()
  const locked = <T>(work: () => Promise<T>) => underLock(client, patienceMs, work)
  try {
    await locked(() =>
      client.query(
        `create table if not exists schema_migration (
           version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`,
      ),
    )
    let count = 0
    for (const migration of migrations) {
      if (await isApplied(client, migration)) continue
      if (await locked(() => apply(client, migration))) count += 1
    }
    return count
  } finally {
    client.release(true)
  }
}

async function underLock<T>(client: PoolClient, patienceMs: number, work: () => Promise<T>): Promise<T> {
  try {
    await client.query('begin')
    await client.query(`set local lock_timeout = ${patienceMs}`)
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await client.query('set local lock_timeout = 0')
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    if (error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE) {
      throw new Error(`另一个节点正在迁移数据库，等了 ${patienceMs / 1000} 秒还没有结束；请稍后再启动`, {
        cause: error,
      })
    }
    throw error
  }
}

async function isApplied(client: PoolClient, { version, name, checksum }: Migration): Promise<boolean> {
  const { rows } = await client.query<{ checksum: string }>(
    'select checksum from schema_migration where version = $1',
    [version],
  )
  if (rows[0] && rows[0].checksum !== checksum) throw new Error(`迁移文件 ${name} 在执行之后被修改过`)
  return rows[0] !== undefined
}

/** False if another node applied it first. */
async function apply(client: PoolClient, migration: Migration): Promise<boolean> {
  if (await isApplied(client, migration)) return false
  const { version, name, sql, checksum } = migration
  await client.query(sql).catch((error: unknown) => {
    throw new Error(`迁移 ${name} 失败`, { cause: error })
  })
  await client.query('insert into schema_migration (version, name, checksum) values ($1, $2, $3)', [
    version,
    name,
    checksum,
  ])
  return true
}
