import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { resultsFolder } from './results-folder.ts'

const screens = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

/**
 * Takes pictures of the page on a large screen, a small one and a telephone: results/<name>-<width>.png. Only `npm run
 * pictures` asks for them; they prove nothing until somebody looks at them.
 */
export async function takePictures(page: Page, name: string): Promise<void> {
  if (!process.env['PICTURES']) return
  const before = page.viewportSize()
  for (const screen of screens) {
    await page.setViewportSize(screen)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.screenshot({ path: join(resultsFolder, `${name}-${screen.width}.png`), animations: 'disabled' })
  }
  if (before) await page.setViewportSize(before)
}
