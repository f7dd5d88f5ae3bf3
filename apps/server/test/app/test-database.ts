import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { inject } from 'vitest'
import { createPool, type Pool } from '#platform/db/connection/pool'
import { putBackSeeds } from './seeds.sql.ts'

/** A database of its own for a test file, cloned from the migrated template in a few milliseconds, or an empty one. */
export async function createTestDatabase({ template = inject('templateName') } = {}): Promise<{
  url: string
  drop: () => Promise<void>
}> {
  if (template === '') return emptyCluster(inject('databaseUrl'))
  const server = createPool(inject('databaseUrl'), 1)
  const name = `test_${randomBytes(6).toString('hex')}`
  await server.query(`create database ${name} template ${template}`)
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => {
      await dropWhenLeft(server, name)
      await server.end()
    },
  }
}

/** A cluster has no templates: test files share one database in turn, reset in between. */
async function emptyCluster(url: string) {
  const pool = createPool(url, 1)
  await putBackSeeds(pool, inject('seeds'))
  await pool.end()
  return { url, drop: async () => undefined }
}

/** Autovacuum may be using it for a moment, and only a superuser could terminate that. */
async function dropWhenLeft(server: Pool, name: string, triesLeft = 50): Promise<void> {
  try {
    await server.query(`drop database if exists ${name} with (force)`)
  } catch (error) {
    if (triesLeft === 0) throw error
    await delay(100)
    await dropWhenLeft(server, name, triesLeft - 1)
  }
}

/** The template of a database without a single table. */
export const EMPTY = 'template1'
