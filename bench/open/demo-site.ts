// The product as `npm start` has it: the built console, the server, a database with the demo shops.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sessionApi } from '@zhanggui/contract/session'
import { API_BASE } from '@zhanggui/contract/kernel/endpoint'
import { pino } from 'pino'
import type { BrowserContext } from 'playwright-core'
import { startNode } from '../../apps/server/src/node.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { startEmbedded } from '../../apps/server/src/platform/db/embedded/start-embedded.ts'
import { DEMO_PASSWORD } from '../../demo/demo-merchants.ts'
import { seedDemo } from '../../demo/seed.ts'

export interface DemoSite {
  readonly url: string
  /** A shop's owner from here on. */
  signIn(context: BrowserContext): Promise<void>
  close(): Promise<void>
}

export async function openDemoSite(): Promise<DemoSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zhanggui-open-'))
  // The database runs as another user when this one is root.
  chmodSync(dataDir, 0o755)
  const database = await startEmbedded({ dataDir })
  const node = await startNode({
    config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, PORT: '0', DRAW_PATIENCE: '5000' }),
    databaseUrl: database.url,
    log: pino({ level: 'silent' }),
    prepare: seedDemo,
  })
  const reply = await fetch(`${node.url}${API_BASE}${sessionApi.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'shanfeng', pwd: DEMO_PASSWORD }),
  })
  // One session for all windows: signing in is limited, and not what is measured here.
  const cookies = reply.headers.getSetCookie().map((line) => {
    const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=')
    return { name, value, url: node.url }
  })
  return {
    url: node.url,
    signIn: (context) => context.addCookies(cookies),
    async close() {
      await node.stop()
      await database.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
