import { superuser } from './init-data-dir.ts'
import { lastLines } from './last-lines.ts'
import type { Lease } from './lease.ts'
import { takeLease } from './lease.ts'
import type { Cluster } from './postmaster.ts'
import { findPostmaster, launchPostmaster } from './postmaster.ts'
import { until } from './until.ts'

interface Running {
  lease: Lease
  port: number
  adopted: boolean
}

/** Long enough for the orphaned backends of a killed server to notice it and let go of its shared memory. */
const patienceMs = 15_000

/** Adopts the server that runs on the cluster, or starts one; repeats until it holds a lease on it. */
export async function ensureRunning(cluster: Cluster, password: string): Promise<Running> {
  let giveUpAt = Date.now() + patienceMs
  let launched = false
  let cause: unknown
  return until(100, async () => {
    if (!launched && !findPostmaster(cluster.data)) {
      launched = await launchPostmaster(cluster)
      if (launched) giveUpAt = Date.now() + patienceMs
    }
    const postmaster = findPostmaster(cluster.data)
    try {
      if (postmaster) {
        const lease = await takeLease(maintenance(postmaster.port, password))
        return { lease, port: postmaster.port, adopted: !launched }
      }
    } catch (error) {
      cause = error
    }
    // No timeout: crash recovery takes as long as it needs.
    const recovering = postmaster?.status === 'starting'
    if (!recovering && Date.now() > giveUpAt) throw startFailure(cluster, cause)
    return undefined
  })
}

function maintenance(port: number, password: string) {
  return { host: '127.0.0.1', port, user: superuser, password, database: 'postgres' }
}

function startFailure({ logFile }: Cluster, cause: unknown): Error {
  return new Error(`内置数据库无法启动或不接受连接，日志见 ${logFile}：\n${lastLines(logFile)}`, { cause })
}
