import { pino } from 'pino'
import { demoAccounts, seedDemo } from '../../../demo/seed.ts'
import { readConfig } from '#platform/config'
import { startEmbedded } from '#platform/db/embedded/start-embedded'
import { startNode } from './node.ts'

/** How long open requests may take to finish after Ctrl-C. */
const PATIENCE = 10_000

async function main() {
  const config = readConfig(process.env)
  const log = pino({ level: config.logLevel }, pino.destination(2))
  const say = (text: string) => process.stdout.write(`${text}\n`)
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir, log: say })
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  const wantsDemo = embedded !== undefined && config.demo === 'auto'
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

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), PATIENCE).unref()
    node
      .stop()
      .then(() => embedded?.stop())
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        log.fatal({ err: error }, 'stop failed')
        process.exit(1)
      })
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

main().catch((error: unknown) => {
  process.stderr.write(`启动失败：${error instanceof Error ? error.message : String(error)}\n`)
  if (error instanceof Error && error.cause instanceof Error) process.stderr.write(`${error.cause.message}\n`)
  process.exit(1)
})
