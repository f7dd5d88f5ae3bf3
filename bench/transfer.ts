// Export of 200 000 SKUs and the dry run of an import of that very file, each in a process of its own.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { fillShop, SKUS_EACH } from './fixtures/fill-shop.ts'
import type { BenchPlatform } from './fixtures/bench-platform.ts'

const MERCHANT = 4001
const PRODUCTS = 50_000
export const TRANSFER_ROWS = PRODUCTS * SKUS_EACH
const FILE = 'bench.xlsx'

interface Step {
  readonly seconds: number
  readonly megabytes: number
  readonly result: number
}

export async function measureTransfer({ platform }: BenchPlatform) {
  await fillShop(platform.pool, MERCHANT, PRODUCTS)
  const step = (name: string) => runTransfer(platform, MERCHANT, name, FILE)
  const exported = await step('export')
  const counted = await step('count')
  if (counted.result !== TRANSFER_ROWS) throw new Error(`${counted.result} rows in the file`)
  const checked = await step('check')
  if (checked.result !== PRODUCTS) throw new Error(`only ${checked.result} products came back as they were`)
  return { exported, checked }
}

/** A step of transfer-run.mjs. */
export function runTransfer(
  { pool, config }: BenchPlatform['platform'],
  merId: number,
  name: string,
  file: string,
  filter: object = {},
): Promise<Step> {
  const url = pool.options.connectionString ?? ''
  const args = [url, config.dataDir, String(merId), name, file, JSON.stringify(filter)]
  const process = fork(fileURLToPath(new URL('transfer-run.mjs', import.meta.url)), args, {
    execArgv: ['--import', 'tsx'],
  })
  return new Promise((resolve, reject) => {
    process.once('exit', (code) => reject(new Error(`the step ${name} ended with ${code}`)))
    process.once('message', (result: Step) => resolve(result))
  })
}
