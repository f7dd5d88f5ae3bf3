import { migrate } from '#platform/db/migrate/migrate'
import type { Pool, PoolClient } from '#platform/db/connection/pool'
import type { TableEntry } from './backup-file.ts'
import { readEntries, readHeader } from './backup-file.ts'
import type { TableShape } from './catalog.sql.ts'
import { hasTables, listSwitches, listTables, setSequence } from './catalog.sql.ts'
import { insertRows, setExactTextFormat } from './row-text.sql.ts'

type Migrations = Parameters<typeof migrate>[1]

/**
 * Fills an empty database with a backup. The tables are made by the migrations the backup was made with, so a newer
 * program restores an older backup and brings it up to date at its next start.
 */
export async function restoreBackup(pool: Pool, file: string, migrations: Migrations): Promise<void> {
  const wanted = await migrationsOf(file, migrations)
  if (await hasTables(pool)) throw new Error('只能恢复到空的数据库')
  await migrate(pool, wanted)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await setExactTextFormat(client)
    await load(client, file)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    client.release(true)
  }
}

/** Reads the whole file before anything is deleted; returns the number of rows. */
export async function verifyBackup(file: string, migrations: Migrations): Promise<number> {
  await migrationsOf(file, migrations)
  let count = 0
  for await (const entry of readEntries(file)) count += 'rows' in entry ? entry.rows.length : 0
  return count
}

async function migrationsOf(file: string, migrations: Migrations): Promise<Migrations> {
  const made = await readHeader(file)
  const known = new Map(migrations.map((migration) => [migration.version, migration.checksum]))
  if (made.migrations.some(({ version, checksum }) => known.get(version) !== checksum)) {
    throw new Error('备份来自更新的或不同的程序版本，请用对应版本的程序恢复')
  }
  const versions = new Set(made.migrations.map(({ version }) => version))
  return migrations.filter(({ version }) => versions.has(version))
}

async function load(client: PoolClient, file: string): Promise<void> {
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]))
  const switches = await listSwitches(client)
  // Migrations may have inserted rows; the backup contains them too.
  await runAll(client, ['set constraints all immediate', `truncate ${[...tables.keys()].join(', ')}`])
  await runAll(
    client,
    switches.map(({ off }) => off),
  )
  let current: TableShape | undefined
  for await (const entry of readEntries(file)) {
    if ('table' in entry) current = sameTable(tables, entry)
    else if ('rows' in entry && current) await insertRows(client, current, entry.rows)
    else if ('sequence' in entry) await setSequence(client, entry)
  }
  await runAll(
    client,
    switches.map(({ on }) => on),
  )
}

function sameTable(tables: Map<string, TableShape>, { table: name, columns }: TableEntry): TableShape {
  const table = tables.get(name)
  if (!table || table.columns.join() !== columns.join()) throw new Error(`备份里的表 ${name} 与程序的表不一致`)
  return table
}

async function runAll(client: PoolClient, statements: string[]): Promise<void> {
  await client.query(statements.join(';\n'))
}
