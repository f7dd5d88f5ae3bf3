import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#platform/db/embedded/start-embedded'
import { migrate, readMigrations } from '#platform/db/migrate/migrate'
import { createPool } from '#platform/db/connection/pool'
import { scratchFolder } from '../../../../tools/gate/scratch-folder.mjs'
import type { readSeeds } from './seeds.sql.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Server to create test databases on. */
    databaseUrl: string
    /** The migrated database that each test file clones. */
    templateName: string
    /** On a cluster, which has no templates: the initial content of the database. */
    seeds: Awaited<ReturnType<typeof readSeeds>>
  }
}

/** One real PostgreSQL for all test files, with a migrated template that is rebuilt when a migration changes. */
export default async function setup(project: TestProject) {
  const database = await startEmbedded({
    dataDir: join(scratchFolder(fileURLToPath(new URL('../../../..', import.meta.url))), 'test-db'),
    disposable: true,
  })
  const migrations = await readMigrations(new URL('../../migrations/', import.meta.url))
  const hash = createHash('sha256')
    .update(migrations.map(({ checksum }) => checksum).join(''))
    .digest('hex')
  const templateName = `template_${hash.slice(0, 16)}`

  const pool = createPool(database.url, 2)
  const { rows } = await pool.query<{ datname: string; in_use: boolean }>(
    `select datname, exists (select from pg_stat_activity a where a.datname = d.datname) as in_use
     from pg_database d where datname like 'template\\_%' or datname like 'test\\_%'`,
  )
  // Databases in use belong to a concurrent run.
  for (const { datname, in_use: inUse } of rows) {
    if (datname !== templateName && !inUse) await pool.query(`drop database if exists ${datname}`)
  }
  if (!rows.some(({ datname }) => datname === templateName)) await pool.query(`create database ${templateName}`)
  const url = new URL(database.url)
  url.pathname = `/${templateName}`
  const template = createPool(url.href, 2)
  await migrate(template, migrations)
  await template.end()
  await pool.end()

  project.provide('databaseUrl', database.url)
  project.provide('templateName', templateName)
  return () => database.stop()
}
