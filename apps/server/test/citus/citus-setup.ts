import type { TestProject } from 'vitest/node'
import { createPool } from '#platform/db/connection/pool'
import { hasTables } from '#platform/db/backup/catalog.sql'
import { distribute } from '#platform/db/distribution/distribute.sql'
import { migrate, readMigrations } from '#platform/db/migrate/migrate'
import { readSeeds } from '../app/seeds.sql.ts'

/** Few, so that the tables are emptied quickly between test files; routing is the same with any number. */
const SHARDS = 4

/**
 * The database that CITUS_URL names, migrated and distributed. All test files use it, one after the other;
 * what merchants share is put back between them as the migrations left it.
 */
export default async function setup(project: TestProject) {
  const given = process.env['CITUS_URL']
  if (!given) throw new Error('CITUS_URL: the address of an empty database of a Citus cluster is needed')
  const url = new URL(given)
  url.searchParams.set('options', `-c citus.shard_count=${SHARDS} -c citus.multi_task_query_log_level=notice`)
  const pool = createPool(url.href, 1)
  if (await hasTables(pool)) throw new Error('CITUS_URL: the database must be empty; nothing of yours is deleted')
  await migrate(pool, await readMigrations(new URL('../../migrations/', import.meta.url)))
  await distribute(pool, () => undefined)
  project.provide('databaseUrl', url.href)
  project.provide('templateName', '')
  project.provide('seeds', await readSeeds(pool))
  await pool.end()
}
