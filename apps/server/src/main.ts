import { type Logger, pino } from 'pino'
import { demoAccounts, seedDemo } from '../../../demo/seed.ts'
import { type Config, readConfig } from '#platform/config'
import { startEmbedded } from '#platform/db/embedded/start-embedded'
import { startNode } from './node.ts'

/** How long open requests, or a start that is under way, may take to finish after Ctrl-C. */
const PATIENCE = 10_000

async function main() {
  const config = readConfig(process.env)
  const log = pino({ level: config.logLevel }, pino.destination(2))
  // From the first moment on: whoever gives up during the start shall not be left with a database that runs on.
  const asked = askedToStop()
  const stop = await start(config, log)
  await asked
  try {
    await stop()
    process.exit(0)
  } catch (error) {
    log.fatal({ err: error }, 'stop failed')
    process.exit(1)
  }
}

function askedToStop(): Promise<void> {
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
async function start(config: Config, log: Logger): Promise<() => Promise<void>> {
  const say = (text: string) => process.stdout.write(`${text}\n`)
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir, log: say })
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  // Passwords that everybody knows stay on this machine, unless somebody asks for them.
  const isPrivate = embedded !== undefined && ['127.0.0.1', 'localhost', '::1'].includes(config.host)
  const wantsDemo = config.demo === 'always' || (config.demo === 'auto' && isPrivate)
  const node = await startNode({
    config,
    databaseUrl,
    log,
    ...(wantsDemo ? { prepare: seedDemo } : {}),
  }).catch(async (error: unknown) => {
    await embedded?.stop()
    throw error
  })
  say(`掌柜已启动：${node.url}${wantsDemo ? `　演示账号：${demoAccounts}` : ''}`)
  return async () => {
    await node.stop()
    await embedded?.stop()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`启动失败：${error instanceof Error ? error.message : String(error)}\n`)
  if (error instanceof Error && error.cause instanceof Error) process.stderr.write(`${error.cause.message}\n`)
  process.exit(1)
})
