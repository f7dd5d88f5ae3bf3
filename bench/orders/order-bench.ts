// The database of the measurements of orders. Filling it takes minutes, so it is kept between runs.
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { createPool } from '../../apps/server/src/platform/db/connection/pool.ts'
import { startEmbedded } from '../../apps/server/src/platform/db/embedded/start-embedded.ts'
import { migrate, readMigrations } from '../../apps/server/src/platform/db/migrate/migrate.ts'
import { createPlatform, type Platform } from '../../apps/server/src/platform/platform.ts'
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
  mkdirSync(dataDir, { recursive: true })
  // The database runs as another user when this one is root.
  chmodSync(dataDir, 0o755)
  const database = await startEmbedded({ dataDir })
  const pool = createPool(database.url, 20)
  await migrate(pool, await readMigrations(new URL('../../apps/server/migrations/', import.meta.url)))
  const platform = createPlatform({
    config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir }),
    pool,
    gatePool: pool,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    migrations: 0,
  })
  if (!isFilled) {
    say(`filling ${dataDir} with orders, which takes some minutes`)
    await fillOrders(platform, say)
    writeFileSync(mark, GENERATION)
  }
  return {
    platform,
    large: await addClerk(pool, LARGE),
    middle: await addClerk(pool, MIDDLE),
    close: async () => {
      await pool.end()
      await database.stop()
    },
  }
}
