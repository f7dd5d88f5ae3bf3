// The longest task of the browser while a table of 1 000 rows and 12 columns is scrolled from end to end by the wheel.
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { buildGalleryIfNeeded } from '../tools/gate/build-if-needed.mjs'
import { openConsole } from './fixtures/open-console.ts'
import type { BenchPlatform } from './fixtures/bench-platform.ts'

const ROWS = 1000
const ROUNDS = 3
const NOTCH = 300
const MAX_NOTCHES = 1000

/** Milliseconds, minimum of a few rounds: other load only makes tasks longer. */
export async function measureTableScroll(bench: BenchPlatform, executablePath: string, root: string): Promise<number> {
  const gallery = pathToFileURL(`${await buildGalleryIfNeeded(root)}/`)
  const site = await openConsole(bench, executablePath, gallery)
  try {
    await site.signIn()
    const { page } = site
    await page.goto('/gallery/table', { waitUntil: 'networkidle' })
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await longestTaskOfScroll(page))
    return Math.min(...rounds)
  } finally {
    await site.close()
  }
}

async function longestTaskOfScroll(page: Page): Promise<number> {
  const box = await page.getByRole('table', { name: '一千行' }).boundingBox()
  if (!box) throw new Error('the long table is not in sight')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.wheel(0, -ROWS * NOTCH)
  await page.locator('[aria-rowindex="2"]').waitFor()
  const longest = await page.evaluateHandle(() => {
    const seen = { milliseconds: 0 }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.milliseconds = Math.max(seen.milliseconds, duration)
    }).observe({ type: 'longtask' })
    return seen
  })
  const last = page.locator(`[aria-rowindex="${ROWS + 1}"]`)
  for (let notch = 0; (await last.count()) === 0; notch += 1) {
    if (notch === MAX_NOTCHES) throw new Error('the wheel does not reach the last row')
    await page.mouse.wheel(0, NOTCH)
  }
  return longest.evaluate(({ milliseconds }) => milliseconds)
}
