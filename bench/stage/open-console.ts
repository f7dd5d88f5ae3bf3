// A browser in front of the real app, for the stage's owner.
import type { AddressInfo } from 'node:net'
import { SIGNED_IN_COOKIE } from '@zhanggui/contract/kernel/wire-names'
import { chromium, type Page } from 'playwright-core'
import { createApp } from '../../apps/server/src/app.ts'
import { PushHub } from '../../apps/server/src/platform/push/push-hub.ts'
import type { Stage } from './stage.ts'

interface OpenConsole {
  readonly page: Page
  /** From here on the console takes the visitor for the owner. */
  signIn(): Promise<void>
  close(): Promise<void>
}

export async function openConsole(stage: Stage, executablePath: string, consoleFiles: URL): Promise<OpenConsole> {
  const { platform, ownerToken } = stage
  const hub = new PushHub(platform.pool, platform.gate, platform.log)
  const app = await createApp({ platform, hub, consoleFiles })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  return {
    page: await context.newPage(),
    async signIn() {
      await context.setExtraHTTPHeaders({ 'x-token': ownerToken })
      await context.addCookies([{ name: SIGNED_IN_COOKIE, value: '1', url }])
    },
    async close() {
      await browser.close()
      await app.close()
    },
  }
}
