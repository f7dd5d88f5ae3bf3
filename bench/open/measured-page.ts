// A window of its own, with a cache of its own that is empty, and the functions of in-page.mjs in it.
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import type { DemoSite } from './demo-site.ts'

const VIEWPORT = { width: 1440, height: 900 }
const PATIENCE = 60_000
const functions = readFileSync(new URL('in-page.mjs', import.meta.url), 'utf8')

interface Step {
  readonly click?: string
  readonly press?: string
}

interface InPage {
  timeUntilShown(selector: string, isTaken: boolean): Promise<number>
  timeStep(step: Step, patience: number): Promise<number>
  openedWith(): Promise<Record<'firstPaint' | 'files' | 'calls' | 'twice', number>>
  codeAskedBefore(milliseconds: number): number
}

export async function inWindow<R>(browser: Browser, site: DemoSite | undefined, work: (page: Page) => Promise<R>) {
  const context = await browser.newContext({ viewport: VIEWPORT, ...(site && { baseURL: site.url }) })
  try {
    await site?.signIn(context)
    const page = await context.newPage()
    await page.addInitScript(functions)
    return await work(page)
  } finally {
    await context.close()
  }
}

/** For as long as the page lives. */
export async function slowDown(page: Page, rate: number) {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate })
}

/** To be said before the page is opened. */
export const watchFor = (page: Page, selector: string, isTaken = false) =>
  page.addInitScript(`watchFor(${JSON.stringify(selector)}, ${isTaken})`)

export const timeUntilShown = (page: Page, selector: string, isTaken = false) =>
  page.evaluate(([wanted, taken]) => (window as unknown as InPage).timeUntilShown(wanted, taken), [
    selector,
    isTaken,
  ] as const)

export const timeStep = (page: Page, step: Step) =>
  page.evaluate(([each, patience]) => (window as unknown as InPage).timeStep(each, patience), [step, PATIENCE] as const)

/** Compressed bytes; all of it must have arrived. */
export async function codeAskedBefore(page: Page, milliseconds: number) {
  await page.waitForLoadState('networkidle')
  return page.evaluate((until) => (window as unknown as InPage).codeAskedBefore(until), milliseconds)
}

export const openedWith = (page: Page) => page.evaluate(() => (window as unknown as InPage).openedWith())
