import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../apps/server/src/platform/db/embedded/start-embedded.ts'
import { createPool, type Pool } from '../../apps/server/src/platform/db/connection/pool.ts'
import { buildGalleryIfNeeded, buildIfNeeded } from '../../tools/gate/build-if-needed.mjs'
import { findJourneyBrowser } from '../../tools/gate/find-browser.mjs'
import type { Product } from './running-product.ts'
import { quietClock } from './quiet-clock.sql.ts'
import { resultsFolder } from './results-folder.ts'
import { startServerNode } from './server/server-node.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    browserPath: string
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The built product with demo data, once for each worker. */
export default async function setup(project: TestProject) {
  const found = await findJourneyBrowser(root)
  if (found.path === undefined) throw new Error(found.advice)
  await buildIfNeeded(root)
  await buildGalleryIfNeeded(root)
  rmSync(resultsFolder, { recursive: true, force: true })
  mkdirSync(resultsFolder, { recursive: true })

  const folder = mkdtempSync(join(tmpdir(), 'zhanggui-journeys-'))
  // The database runs as another user when this one is root, and would lie elsewhere, where nobody removes it.
  chmodSync(folder, 0o755)
  // Undone in reverse, also when the start fails half-way.
  const undo: (() => Promise<unknown> | void)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const teardown = async () => {
    for (const step of undo.toReversed()) await step()
  }
  try {
    const database = await startEmbedded({ dataDir: folder, disposable: true })
    undo.push(() => database.stop())
    const pool = createPool(database.url, 1)
    undo.push(() => pool.end())
    const seeded = await seedProduct(pool, database.url, folder)
    const products: Promise<Product>[] = []
    for (let worker = 1; worker <= project.vitest.config.maxWorkers; worker += 1) {
      const copy = await copyProduct(pool, seeded, join(folder, `worker-${worker}`), `worker_${worker}`)
      const starting = startServerNode(`server-${worker}`, settingsOf(copy))
      undo.push(() => starting.then((node) => node.stop()).catch(() => undefined))
      products.push(starting.then(({ url }) => ({ ...copy, url })))
    }
    project.provide('products', await Promise.all(products))
    project.provide('browserPath', found.path)
    return teardown
  } catch (error) {
    await teardown()
    throw error
  }
}

type Stored = Omit<Product, 'url'>

const settingsOf = ({ databaseUrl, dataDir }: Stored) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  COLLECT_PROVIDER: 'sandbox',
  // A busy machine draws its pages all the same.
  DRAW_PATIENCE: '30000',
})

/** A seeded database and files, to be cloned. */
async function seedProduct(pool: Pool, serverUrl: string, folder: string): Promise<Stored> {
  await pool.query('create database seeded')
  const seeded = { databaseUrl: new URL('/seeded', serverUrl).href, dataDir: join(folder, 'seeded') }
  const node = await startServerNode('seed', { ...settingsOf(seeded), DEMO: 'always', DEMO_ORDERS: '600' })
  await node.stop()
  await quietClock(seeded.databaseUrl)
  return seeded
}

async function copyProduct(pool: Pool, { databaseUrl, dataDir }: Stored, to: string, name: string): Promise<Stored> {
  await pool.query(`create database ${name} template seeded`)
  cpSync(dataDir, to, { recursive: true })
  return { databaseUrl: new URL(`/${name}`, databaseUrl).href, dataDir: to }
}
