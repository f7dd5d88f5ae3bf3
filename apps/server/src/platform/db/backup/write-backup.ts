import { existsSync } from 'node:fs'
import type { Pool, PoolClient } from '#platform/db/connection/pool'
import type { BackupEntry } from './backup-file.ts'
import { writeEntries } from './backup-file.ts'
import type { TableShape } from './catalog.sql.ts'
import { listAppliedMigrations, listSequences, listTables } from './catalog.sql.ts'
import { readRows, setExactTextFormat } from './row-text.sql.ts'

/** Writes a consistent snapshot into one file, while the application keeps running. */
export async function writeBackup(pool: Pool, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} 已存在`)
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await setExactTextFormat(client)
    await writeEntries(file, entriesOf(client))
  } finally {
    // Closing the connection also ends the transaction.
    client.release(true)
  }
}

async function* entriesOf(client: PoolClient): AsyncGenerator<BackupEntry> {
  const createdAt = new Date().toISOString()
  yield { format: 'zhanggui-backup', createdAt, migrations: await listAppliedMigrations(client) }
  for (const table of await listTables(client)) yield* tableEntries(client, table)
  yield* await listSequences(client)
}

async function* tableEntries(client: PoolClient, table: TableShape): AsyncGenerator<BackupEntry> {
  yield { table: table.name, columns: table.columns }
  for await (const rows of readRows(client, table)) yield { rows }
}
