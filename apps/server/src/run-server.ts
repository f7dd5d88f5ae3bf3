import { type Logger, pino } from 'pino'
import { type Config, readConfig } from '#platform/config'
import { startEmbedded } from '#platform/db/embedded/start-embedded'
import type { Platform } from '#platform/platform'
import { inPlatform } from '#platform/db/platform-db'
import { demoNotice } from '#features/session/public'
import { startNode } from './node.ts'

/** How long open requests, or a start that is under way, may take to finish after Ctrl-C. */
const PATIENCE = 10_000

/** Shops to try the program with, and how to sign in there. */
interface Demo {
  readonly accounts: string
  readonly seed: (platform: Platform) => Promise<void>
}

/** The whole life of a process: it runs until it is stopping to stop, or says why it does not start. */
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
  // From the first moment on: whoever gives up during the start shall not be left with a database that runs on.
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

/** Starts database and server; answers how to stop both. */
async function start(config: Config, log: Logger, demo: Demo | undefined): Promise<() => Promise<void>> {
  const say = (text: string) => process.stdout.write(`${text}\n`)
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir, log: say })
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  // Passwords that everybody knows stay on this machine, unless somebody asks for them.
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
