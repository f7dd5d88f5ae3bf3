import { type Config, readConfig } from '../../apps/server/src/platform/config.ts'
import { startEmbedded } from '../../apps/server/src/platform/db/embedded/start-embedded.ts'
import { createPool, type Pool } from '../../apps/server/src/platform/db/connection/pool.ts'

/** Runs a command on the database the server would use; a server that is running already is shared. */
export async function withDatabase(work: (pool: Pool, config: Config) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env)
    if (config.databaseUrl) await withPool(config.databaseUrl, config, work)
    else await withEmbedded(config, work)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

async function withEmbedded(config: Config, work: (pool: Pool, config: Config) => Promise<void>): Promise<void> {
  const embedded = await startEmbedded({ dataDir: config.dataDir })
  try {
    await withPool(embedded.url, config, work)
  } finally {
    await embedded.stop()
  }
}

async function withPool(
  url: string,
  config: Config,
  work: (pool: Pool, config: Config) => Promise<void>,
): Promise<void> {
  const pool = createPool(url, 2)
  try {
    await work(pool, config)
  } finally {
    await pool.end()
  }
}
