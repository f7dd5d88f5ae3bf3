import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gatewayScope } from '@zhanggui/domain/gateway/gateway-codes'
import { createKey, type IssuedKey } from '../../apps/server/src/gateway/access/issue-key.ts'
import { createPool, type Pool } from '../../apps/server/src/platform/db/connection/pool.ts'
import { openCluster } from '../../apps/server/src/platform/db/embedded/open-cluster.ts'
import { findPostmaster } from '../../apps/server/src/platform/db/embedded/postmaster.ts'
import { startEmbedded } from '../../apps/server/src/platform/db/embedded/start-embedded.ts'
import { SecretBox } from '../../apps/server/src/platform/secrets/secret-box.ts'
import { buildIfNeeded } from '../../tools/gate/build-if-needed.mjs'
import { resultsFolder } from '../support/results-folder.ts'
import { startServerNode } from '../support/server/server-node.ts'
import { startTcpProxy } from '../support/server/tcp-proxy.ts'

/** The built product with its own PostgreSQL, behind one address, and ways to kill it. */
export interface FaultyProduct {
  readonly url: string
  readonly key: IssuedKey
  readonly pool: Pool
  /** Kills the server as a power cut would, and starts another one. */
  killServer(): Promise<void>
  /** Kills the postmaster. The server notices, and brings the database back. */
  killDatabase(): Promise<void>
  stop(): Promise<void>
}

const fallbackDir = '/var/lib/zhanggui'

export async function startFaultyProduct(): Promise<FaultyProduct> {
  await buildIfNeeded(fileURLToPath(new URL('../..', import.meta.url)))
  mkdirSync(resultsFolder, { recursive: true })
  const dataDir = mkdtempSync(join(tmpdir(), 'zhanggui-fault-'))
  // As root the database runs under another account.
  chmodSync(dataDir, 0o755)
  const start = () => startServerNode('fault', { DATA_DIR: dataDir, DEMO: 'always', DEMO_ORDERS: '0' })
  let node = await start()
  const proxy = await startTcpProxy(node.url)
  const databaseUrl = await urlOf(dataDir)
  const pool = createPool(databaseUrl, 2)
  const box = new SecretBox({ dataDir, gatewaySecretKey: undefined })
  return {
    url: proxy.url,
    key: await createKey(pool, box, { name: '故障测试', scopes: gatewayScope.codes }, new Date()),
    pool,
    killServer: async () => {
      await node.kill()
      node = await start()
      proxy.leadTo(node.url)
    },
    killDatabase: async () => {
      const { data } = await openCluster({ dataDir, fallbackDir, disposable: false, log: () => undefined })
      const postmaster = findPostmaster(data)
      if (!postmaster) throw new Error('there is no database to kill')
      process.kill(postmaster.pid, 'SIGKILL')
    },
    stop: async () => {
      await pool.end()
      await proxy.stop()
      await node.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Where the product's own database answers; it is left to the product again at once. */
async function urlOf(dataDir: string): Promise<string> {
  const database = await startEmbedded({ dataDir, fallbackDir })
  await database.stop()
  return database.url
}
