import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { createPool } from '#platform/db/pool'

/** A database of its own for a test file, cloned from the migrated template in a few milliseconds, or an empty one. */
export async function createTestDatabase({ template = inject('templateName') } = {}): Promise<{
  url: string
  drop: () => Promise<void>
}> {
  const server = createPool(inject('databaseUrl'), 1)
  const name = `test_${randomBytes(6).toString('hex')}`
  await server.query(`create database ${name} template ${template}`)
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => {
      await server.query(`drop database if exists ${name} with (force)`)
      await server.end()
    },
  }
}

/** The template of a database without a single table. */
export const EMPTY = 'template1'
