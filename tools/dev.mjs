import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { installIfNeeded } from './gate/install-if-needed.mjs'
import { requireNodeVersion } from './gate/node-version.mjs'

requireNodeVersion()
const root = fileURLToPath(new URL('..', import.meta.url))
await installIfNeeded(root)
process.env['PORT'] ??= '8080'

const { createServer } = await import('vite')
const site = await createServer({ configFile: `${root}apps/console/vite.config.ts`, clearScreen: false })
await site.listen()

const tsx = fileURLToPath(import.meta.resolve('tsx/cli'))
const server = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'demo/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  // A process group of its own: Ctrl-C in the terminal comes here alone, and the server hears of it exactly once.
  detached: process.platform !== 'win32',
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => server.kill('SIGTERM'))
}
process.stdout.write(`控制台 ${site.resolvedUrls?.local[0]}（接口在端口 ${process.env['PORT']}，按 Ctrl-C 结束）\n`)

const [exitCode] = await once(server, 'exit')
await site.close()
process.exit(exitCode ?? 0)
