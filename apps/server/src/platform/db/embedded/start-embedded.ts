import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { appDatabase, ensureAppDatabase } from './app-database.ts'
import { ensureRunning } from './ensure-running.ts'
import type { Lease } from './lease.ts'
import type { OpenedCluster } from './open-cluster.ts'
import { openCluster } from './open-cluster.ts'
import { stopPostmaster } from './postmaster.ts'

export interface EmbeddedDatabase {
  url: string
  /** Whether a server was already running on the data directory. */
  adopted: boolean
  /** Releases the server; the last application stops it. Close your own connections first. */
  stop(): Promise<void>
}

interface Options {
  dataDir: string
  log?: (message: string) => void
  fallbackDir?: string
  /** Disposable data: no fsync. */
  disposable?: boolean
}

/**
 * A real PostgreSQL of our own on a data directory, for running without DATABASE_URL. Several applications may use one
 * directory at once; the server is brought back under the same address when it dies while one of them is alive.
 */
export async function startEmbedded(options: Options): Promise<EmbeddedDatabase> {
  const { dataDir, log = () => undefined, fallbackDir = '/var/lib/zhanggui', disposable = false } = options
  const cluster = await openCluster({ dataDir: resolve(dataDir), fallbackDir, disposable, log })
  const { lease, port, adopted } = await ensureRunning(cluster, cluster.password)
  try {
    await ensureAppDatabase(lease.client, cluster.password)
  } catch (error) {
    await leave(cluster, lease)
    throw error
  }

  const stopRequest = new AbortController()
  const { signal } = stopRequest
  const attendance = attend({ cluster, port, signal, stopped: once(signal, 'abort'), log }, lease)
  return {
    url: `postgres://${appDatabase}:${cluster.password}@127.0.0.1:${port}/${appDatabase}`,
    adopted,
    stop: () => {
      stopRequest.abort()
      return attendance
    },
  }
}

interface Watch {
  cluster: OpenedCluster
  port: number
  signal: AbortSignal
  stopped: Promise<unknown>
  log: (message: string) => void
}

/** Restarts the server after crashes until stop is requested. */
async function attend(watch: Watch, lease: Lease): Promise<void> {
  await Promise.race([watch.stopped, lease.lost])
  if (watch.signal.aborted) return leave(watch.cluster, lease)
  watch.log('内置数据库意外中断，正在恢复…')
  const next = await recover(watch)
  if (next) return attend(watch, next)
}

async function leave(cluster: OpenedCluster, lease: Lease): Promise<void> {
  if (await lease.giveUp()) await stopPostmaster(cluster)
  await lease.client.end().catch(() => undefined)
}

async function recover(watch: Watch): Promise<Lease | undefined> {
  const { cluster, port, signal, stopped, log } = watch
  try {
    const running = await ensureRunning(cluster, cluster.password)
    log(running.port === port ? '内置数据库已恢复' : '内置数据库的端口被占用，已改用新端口，请重启程序')
    return running.lease
  } catch (error) {
    log(error instanceof Error ? error.message : String(error))
  }
  await Promise.race([stopped, delay(2_000)])
  return signal.aborted ? undefined : recover(watch)
}
