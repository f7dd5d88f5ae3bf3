import { randomInt } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { browserFlags } from './browser-flags.ts'
import { runningProduct } from './running-product.ts'
import { resultsFolder } from './results-folder.ts'
import { PageErrors } from './page-errors.ts'

interface Trip {
  readonly page: Page
  /** Another person's browser, optionally at another node's address. */
  anotherVisitor(address?: string): Promise<Page>
  /** Declares an error that is expected in this journey; all others fail it. */
  expectError(errors: RegExp): void
}

/** The browser of this worker, with a fresh profile; its files share it, and it ends with the worker. */
let started: Promise<Browser> | undefined
const start = () => (started ??= chromium.launch({ executablePath: inject('browserPath'), args: browserFlags }))

/** A journey through the product in a fresh browser context. */
export function journey(name: string, walk: (trip: Trip) => Promise<void>): void {
  test(name, async () => {
    const errors = new PageErrors()
    const contexts: BrowserContext[] = []
    const anotherVisitor = async (address?: string) => {
      const context = await freshContext(address)
      contexts.push(context)
      errors.watch(context)
      return context.newPage()
    }
    try {
      const page = await anotherVisitor()
      await walk({ page, anotherVisitor, expectError: (pattern) => errors.expect(pattern) })
      expect(errors.unexpected, 'errors in the browser').toEqual([])
    } catch (error) {
      await saveEvidence(name, contexts, errors)
      throw error
    } finally {
      for (const context of contexts) await context.close()
    }
  })
}

async function freshContext(address = runningProduct().url): Promise<BrowserContext> {
  const browser = await start()
  const context = await browser.newContext({
    baseURL: address,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Journeys about animations opt in.
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
  })
  context.setDefaultTimeout(120_000)
  return context
}

/** A picture and the HTML of every page that was open when the journey failed. */
async function saveEvidence(name: string, contexts: readonly BrowserContext[], errors: PageErrors): Promise<void> {
  const folder = join(resultsFolder, 'failed', name.replaceAll(/[^\p{L}\p{N}]+/gu, '-'))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'errors.txt'), errors.unexpected.map((line) => `${line}\n`).join(''))
  const pages = contexts.flatMap((context) => context.pages())
  // allSettled: a failing screenshot must not hide the journey's error.
  await Promise.allSettled(
    pages.map(async (page, index) => {
      writeFileSync(join(folder, `page-${index + 1}.html`), await page.content())
      await page.screenshot({ path: join(folder, `page-${index + 1}.png`) })
    }),
  )
}
