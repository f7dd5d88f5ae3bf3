// The database of the measurements of orders. Filling it takes minutes, so it is kept between runs.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { openDatabase } from '../fixtures/bench-database.ts'
import { fillOrders } from './fill-orders.ts'
import { addClerk, type Clerk, LARGE, MIDDLE } from './order-shops.sql.ts'

/** Raised when what the generator makes changes: an older database is thrown away. */
const GENERATION = '1'

export interface OrderBench {
  readonly platform: Platform
  readonly large: Clerk
  readonly middle: Clerk
  close(): Promise<void>
}

export async function openOrderBench(say: (line: string) => void): Promise<OrderBench> {
  const dataDir = process.env['BENCH_DIR'] ?? join(tmpdir(), 'zhanggui-bench-orders')
  const mark = join(dataDir, 'generation')
  const isFilled = existsSync(mark) && readFileSync(mark, 'utf8') === GENERATION
  if (!isFilled) rmSync(dataDir, { recursive: true, force: true })
  const { platform, close } = await openDatabase(dataDir)
  if (!isFilled) {
    say(`filling ${dataDir} with orders, which takes some minutes`)
    await fillOrders(platform, say)
    writeFileSync(mark, GENERATION)
  }
  return {
    platform,
    large: await addClerk(platform.pool, LARGE),
    middle: await addClerk(platform.pool, MIDDLE),
    close,
  }
}
