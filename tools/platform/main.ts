// npm run platform -- <command>: what the platform's operators do, see help-text.ts
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { withDatabase } from '../db/with-database.ts'
import { callCommands } from './call-commands.ts'
import { gatewayCaller } from './gateway-caller.ts'
import { HELP } from './help-text.ts'
import { keyCommand } from './key-commands.ts'
import { readLine } from './read-line.ts'
import { loadKey } from './saved-key.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)

async function callCommand(argv: readonly string[]) {
  const line = readLine(argv)
  const run = callCommands[line.command]
  if (!run) throw new Error(`没有这个命令：${argv.join(' ') || '（空）'}\n\n${HELP}`)
  const config = readConfig(process.env)
  const url = process.env['GATEWAY_URL'] ?? `http://127.0.0.1:${config.port}`
  await run(gatewayCaller(url, loadKey(config.dataDir, process.env)), line, say)
}

const argv = process.argv.slice(2)
if (argv.length === 0 || argv.includes('--help') || argv[0] === 'help') say(HELP)
else if (argv[0] === 'key') await withDatabase((pool, config) => keyCommand(pool, config, readLine(argv), say))
else {
  await callCommand(argv).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
}
