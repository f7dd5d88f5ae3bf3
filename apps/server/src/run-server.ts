import { type Logger, pino } from 'pino'
import { type Config, readConfig } from '#platform/config'
import { startEmbedded } from '#platform/db/embedded/start-embedded'
import type { Platform } from '#platform/platform'
import { inPlatform } from '#platform/db/platform-db'
import { demoNotice } from '#features/session/public'
import { startNode } from './node.ts'

/** Grace period for open requests, or a start in progress, after Ctrl-C. */
const PATIENCE = 10_000

/** Demo shops and their accounts. */
interface Demo {
  readonly accounts: string
  readonly seed: (platform: Platform) => Promise<void>
}

/** Runs the server until it is asked to stop; reports why if it cannot start. */
export function runServer(demo?: Demo): void {
  live(demo).catch((error: unknown) => {
    process.stderr.write(`启动失败：${error instanceof Error ? error.message : String(error)}\n`)
    if (error instanceof Error && error.cause instanceof Error) process.stderr.write(`${error.cause.message}\n`)
    process.exit(1)
  })
}

async function live(demo: Demo | undefined) {
  const config = readConfig(process.env)
  const log = pino({ level: config.logLevel }, pino.destination(2))
  // Listen from the beginning: Ctrl-C during the start must not leave a database running.
  const stopping = stopRequested()
  const stop = await start(config, log, demo)
  await stopping
  try {
    await stop()
    process.exit(0)
  } catch (error) {
    log.fatal({ err: error }, 'stop failed')
    process.exit(1)
  }
}

function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      setTimeout(() => process.exit(1), PATIENCE).unref()
      resolve()
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
  })
}

/** Starts database and server; returns a function that stops both. */
async function start(config: Config, log: Logger, demo: Demo | undefined): Promise<() => Promise<void>> {
  const say = (text: string) => process.stdout.write(`${text}\n`)
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir, log: say })
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  // Published demo passwords stay on this machine unless configured otherwise.
  const isPrivate = embedded !== undefined && !config.isPublic
  const wanted = config.demo === 'always' || (config.demo === 'auto' && isPrivate) ? demo : undefined
  const node = await startNode({
    config,
    databaseUrl,
    log,
    ...(wanted && { prepare: wanted.seed }),
  }).catch(async (error: unknown) => {
    await embedded?.stop()
    throw error
  })
  say(`掌柜已启动：${node.url}${wanted ? `　演示账号：${wanted.accounts}` : ''}`)
  const notice = await inPlatform(node.platform.pool, (db) => demoNotice(config, db))
  if (notice) say(notice)
  return async () => {
    await node.stop()
    await embedded?.stop()
  }
}
