import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findJourneyBrowser } from '../../tools/gate/find-browser.mjs'
import { waitUntilLive } from '../support/console-parts.ts'
import { browserFlags } from '../support/browser-flags.ts'
import { signIn } from '../support/sign-in.ts'

/** Whose shop the orders are placed in. */
export const ACCOUNT = 'shanfeng'

export async function launchBrowser(): Promise<Browser> {
  const found = await findJourneyBrowser(fileURLToPath(new URL('../..', import.meta.url)))
  if (found.path === undefined) throw new Error(found.advice)
  return chromium.launch({ executablePath: found.path, args: browserFlags })
}

/** The console of somebody who has just come. */
export async function openConsole(browser: Browser, baseURL: string, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  await signIn(page, ACCOUNT, path)
  await waitUntilLive(page)
  return page
}
