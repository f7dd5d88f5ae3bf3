import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/start-embedded.ts'
import { buildIfNeeded } from '../tools/build-if-needed.mjs'
import { findBrowser } from '../tools/find-browser.mjs'
import { resultsFolder } from './results-folder.ts'
import { startServerNode } from './server-node.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    productUrl: string
    databaseUrl: string
    dataDir: string
    browserEndpoint: string
  }
}

const root = fileURLToPath(new URL('..', import.meta.url))
const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The built product with demo data on a database of its own, and a browser with a fresh profile. */
export default async function setup(project: TestProject) {
  const found = await findBrowser(root)
  if (found.path === undefined) throw new Error(found.advice)
  await buildIfNeeded(root)
  rmSync(resultsFolder, { recursive: true, force: true })
  mkdirSync(resultsFolder, { recursive: true })

  const dataDir = mkdtempSync(join(tmpdir(), 'zhanggui-journeys-'))
  // Undone in reverse, also when the start fails half-way.
  const undo: (() => Promise<unknown> | void)[] = [() => rmSync(dataDir, { recursive: true, force: true })]
  const teardown = async () => {
    for (const step of undo.toReversed()) await step()
  }
  try {
    const node = await startServerNode('server', { DATA_DIR: dataDir, DEMO: 'auto', COLLECT_PROVIDER: 'sandbox' })
    undo.push(() => node.stop())
    // Joins the server's own database, so that journeys can look behind the scenes.
    const database = await startEmbedded({ dataDir })
    undo.push(() => database.stop())
    const browser = await chromium.launchServer({ executablePath: found.path, args: browserFlags })
    undo.push(() => browser.close())
    project.provide('productUrl', node.url)
    project.provide('databaseUrl', database.url)
    project.provide('dataDir', dataDir)
    project.provide('browserEndpoint', browser.wsEndpoint())
    return teardown
  } catch (error) {
    await teardown()
    throw error
  }
}
