import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { type Clock, systemClock } from '#platform/clock'
import type { Config } from '#platform/config'
import { migrate, readMigrations } from './platform/db/migrate/migrate.ts'
import { createPool } from './platform/db/connection/pool.ts'
import { listUndistributed } from './platform/db/distribution/distribute.sql.ts'
import { ALL_SLOTS, Worker } from '#platform/jobs/worker'
import { createPlatform, type Platform } from '#platform/platform'
import { PageDrawer } from '#platform/http/pages/draw-pages'
import { startPush } from '#platform/push/start-push'
import { allJobs } from './all-jobs.ts'
import { createApp } from './app.ts'

/** An export reads in one transaction and reports progress in another; the rest is for the queue itself. */
const PATIENT_CONNECTIONS = ALL_SLOTS + 2

/** Two checks at once, and the renewal of a session. */
const GATE_CONNECTIONS = 3

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
  const isShared = config.databaseListenUrl !== undefined
  const pool = createPool(databaseUrl, config.poolSize, { timeouts: config.timeouts, isShared })
  // A pool of its own, so that session checks never wait for other work.
  const gatePool = createPool(databaseUrl, GATE_CONNECTIONS, { timeouts: config.timeouts, isShared })
  // Background work (migrations, demo data, jobs) has no statement timeout.
  const patientPool = createPool(databaseUrl, PATIENT_CONNECTIONS, { isShared })
  /** Started parts, latest first, so that a failed start can be rolled back. */
  const running: (() => Promise<unknown>)[] = [() => pool.end(), () => gatePool.end(), () => patientPool.end()]
  const stop = async () => {
    for (const stopPart of running) await stopPart()
  }
  try {
    const migrations = await readMigrations(new URL('../migrations/', import.meta.url))
    await migrate(patientPool, migrations)
    const tables = await listUndistributed(patientPool)
    if (tables.length > 0) log.warn({ tables }, 'the cluster keeps these tables on one node: run npm run db:distribute')
    const platform = createPlatform({ config, pool, gatePool, clock, log, migrations: migrations.length })
    await platform.incoming.clearLeftovers(clock())
    await prepare?.({ ...platform, pool: patientPool })
    const push = startPush(platform, config.databaseListenUrl ?? databaseUrl)
    running.unshift(push.stop)
    const worker = new Worker({ ...platform, pool: patientPool }, allJobs)
    running.unshift(() => worker.stop())
    await worker.start()
    const drawer = new PageDrawer(new URL('../../console/dist-draw/', import.meta.url), log, {
      patience: config.drawPatienceMs,
    })
    running.unshift(() => drawer.stop())
    const app = await createApp({
      platform,
      hub: push.hub,
      pools: { calls: pool, sessions: gatePool, jobs: patientPool },
      consoleFiles: new URL('../../console/dist/', import.meta.url),
      drawer,
    })
    running.unshift(() => closeSoon(app))
    await app.listen({ port: config.port, host: config.host })
    drawer.warmUp()
    const { port } = app.server.address() as AddressInfo
    return { platform, url: `http://${reachable(config.host)}:${port}`, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Stops listening and waits for requests in flight. A connection that was busy is closed as soon as it is idle;
 * otherwise keep-alive would hold it until it times out.
 */
async function closeSoon(app: Awaited<ReturnType<typeof createApp>>): Promise<void> {
  const sweeping = setInterval(() => app.server.closeIdleConnections(), 50)
  try {
    await app.close()
  } finally {
    clearInterval(sweeping)
  }
}

/** The URL to open in a browser on the same machine. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}
