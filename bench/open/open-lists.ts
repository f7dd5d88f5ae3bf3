// The memory that ten open lists take in the browser.
import type { Browser, Page } from 'playwright-core'
import type { DemoSite } from './demo-site.ts'
import { inWindow } from './measured-page.ts'

const MEGABYTE = 1_000_000

const lists = [
  '/product/list',
  '/product/classify',
  '/product/attr',
  '/product/guarantee/group',
  '/product/comment',
  '/operation/roleManager/identityManager',
  '/operation/roleManager/adminList',
  '/operation/freightSet',
  '/maintain/logistics/companyList',
  '/maintain/sensitiveLog',
]

/** Megabytes beyond those of the home page. */
export const measureOpenLists = (browser: Browser, site: DemoSite): Promise<number> =>
  inWindow(browser, site, async (page) => {
    await page.goto('/dashboard', { waitUntil: 'networkidle' })
    const before = await heap(page)
    for (const [index, path] of lists.entries()) {
      await page.evaluate((to) => {
        window.history.pushState(null, '', to)
        window.dispatchEvent(new PopStateEvent('popstate'))
      }, path)
      await page.locator('.list-page').nth(index).waitFor({ state: 'attached' })
      await page.waitForLoadState('networkidle')
    }
    return (await heap(page)) - before
  })

async function heap(page: Page): Promise<number> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await tools.send('Runtime.getHeapUsage')
  await tools.detach()
  return usedSize / MEGABYTE
}
