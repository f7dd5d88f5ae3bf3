// Everything that a browser loads from the sign-in page to the list of staff, each address once, gzip-compressed.
import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { openConsole } from './fixtures/open-console.ts'
import type { BenchPlatform } from './fixtures/bench-platform.ts'

export async function measureStaffPageBytes(bench: BenchPlatform, executablePath: string): Promise<number> {
  const site = await openConsole(bench, executablePath, new URL('../apps/console/dist/', import.meta.url))
  try {
    const { page } = site
    const sizes = new Map<string, Promise<number>>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (response.ok() && !sizes.has(pathname)) sizes.set(pathname, gzipSize(response))
    })
    await page.goto('/login', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: '登录' }).waitFor()
    await site.signIn()
    await page.goto('/operation/roleManager/adminList', { waitUntil: 'networkidle' })
    await page.getByRole('row', { name: /clerk/ }).waitFor()
    return (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0)
  } finally {
    await site.close()
  }
}

const gzipSize = async (response: Response) => gzipSync(await response.body(), { level: 9 }).length
