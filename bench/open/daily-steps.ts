// What somebody does in a console that is open: to a page, to another tab of its rows, to other rows, and back.
import type { Browser, Page } from 'playwright-core'
import { median } from '../fixtures/median.ts'
import type { DemoSite } from './demo-site.ts'
import { inWindow, slowDown, timeStep } from './measured-page.ts'

const ROUNDS = 5
const LIST = '/product/list'

/** Milliseconds of each step. */
export interface DailySteps {
  /** From the menu to a list whose code has not been loaded yet. */
  readonly menu: number
  /** Another status tab until its rows are there. */
  readonly status: number
  /** Enter in the search box until the rows are others. */
  readonly filter: number
  /** Back to a list that is open. */
  readonly back: number
}

export async function measureDailySteps(browser: Browser, site: DemoSite, rate: number): Promise<DailySteps> {
  const rounds: DailySteps[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await oneRound(browser, site, rate))
  const middle = (step: keyof DailySteps) => median(rounds.map((each) => each[step]))
  return { menu: middle('menu'), status: middle('status'), filter: middle('filter'), back: middle('back') }
}

const oneRound = (browser: Browser, site: DemoSite, rate: number): Promise<DailySteps> =>
  inWindow(browser, site, async (page) => {
    await page.goto('/dashboard', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: '商品', exact: true }).click()
    await slowDown(page, rate)
    const menu = await timeStep(page, { click: `.sidebar a[href='${LIST}']` })
    await atRest(page)
    const status = await timeStep(page, { click: '[role=tab]:not([aria-selected=true])' })
    await atRest(page)
    await page.getByLabel('商品搜索').fill('茶')
    const filter = await timeStep(page, { press: '[data-list-search]' })
    await page.locator('.tab-strip a').first().click()
    await page.locator('.hero-time').first().waitFor()
    await atRest(page)
    const back = await timeStep(page, { click: `.tab-strip a[href^='${LIST}']` })
    return { menu, status, filter, back }
  })

/** What the page does when it has nothing else to do is not part of the next step. */
async function atRest(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}
