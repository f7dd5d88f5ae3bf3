// JS and CSS that a browser loads for the login page, gzip-compressed.
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { createApp } from '../apps/server/src/app.ts'
import { PushHub } from '../apps/server/src/platform/push/push-hub.ts'
import type { BenchPlatform } from './fixtures/bench-platform.ts'

export async function measureLoginBytes({ platform }: BenchPlatform, executablePath: string): Promise<number> {
  const app = await createApp({
    platform,
    hub: new PushHub(platform.pool, platform.gate, platform.log),
    pools: {},
    consoleFiles: new URL('../apps/console/dist/', import.meta.url),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    const sizes: Promise<number>[] = []
    page.on('response', (response) => {
      if (['script', 'stylesheet'].includes(response.request().resourceType())) {
        sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
      }
    })
    const { port } = app.server.address() as AddressInfo
    await page.goto(`http://127.0.0.1:${port}/login`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: '登录' }).waitFor()
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    if (total === 0) throw new Error('the login page loaded no script: is the console built?')
    return total
  } finally {
    await browser.close()
    await app.close()
  }
}
