import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { type Clock, systemClock } from '#platform/clock'
import type { Config } from '#platform/config'
import { migrate, readMigrations } from '#platform/db/migrate'
import { createPool } from '#platform/db/pool'
import { Worker } from '#platform/jobs/worker'
import { createPlatform, type Platform } from '#platform/platform'
import { startPush } from '#platform/push/start-push'
import { allJobs, createApp } from './app.ts'

export interface RunningNode {
  readonly platform: Platform
  readonly url: string
  readonly stop: () => Promise<void>
}

interface NodeParts {
  readonly config: Config
  readonly databaseUrl: string
  readonly log: FastifyBaseLogger
  readonly clock?: Clock
  /** Runs on the migrated database before the first request, e.g. to put demo data into an empty one. */
  readonly prepare?: (platform: Platform) => Promise<void>
}

/** One server process: any number of them share a database. */
export async function startNode({
  config,
  databaseUrl,
  log,
  clock = systemClock,
  prepare,
}: NodeParts): Promise<RunningNode> {
  const pool = createPool(databaseUrl, config.poolSize)
  const migrations = await readMigrations(new URL('../migrations/', import.meta.url))
  await migrate(pool, migrations)
  const platform = createPlatform({ config, pool, clock, log })
  await prepare?.(platform)
  const push = startPush(platform, databaseUrl)
  const worker = new Worker(platform, allJobs)
  await worker.start()
  const app = await createApp({
    platform,
    hub: push.hub,
    migrations: migrations.length,
    consoleFiles: new URL('../../console/dist/', import.meta.url),
  })
  await app.listen({ port: config.port, host: config.host })
  const { port } = app.server.address() as AddressInfo
  return {
    platform,
    url: `http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${port}`,
    stop: async () => {
      await app.close()
      await worker.stop()
      await push.stop()
      await pool.end()
    },
  }
}
