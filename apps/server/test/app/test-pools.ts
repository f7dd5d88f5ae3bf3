import { afterAll, beforeAll } from 'vitest'
import { createPool, type Pool } from '#platform/db/connection/pool'
import { createTestDatabase } from './test-database.ts'

/** Pools on one database of this test file's own. The first holds a single connection, so nothing can hide in another. */
export function setupPools(options?: { template: string }): {
  readonly single: Pool
  readonly pools: Pool[]
  readonly url: string
} {
  const pools: Pool[] = []
  let database: Awaited<ReturnType<typeof createTestDatabase>> | undefined
  beforeAll(async () => {
    database = await createTestDatabase(options)
    for (const size of [1, 10, 10]) pools.push(createPool(database.url, size))
  })
  afterAll(async () => {
    for (const pool of pools) await pool.end()
    await database?.drop()
  })
  return {
    pools,
    get url() {
      return database?.url ?? ''
    },
    get single() {
      const [pool] = pools
      if (!pool) throw new Error('the database is not there yet')
      return pool
    },
  }
}
