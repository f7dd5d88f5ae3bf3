import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildIfNeeded } from './gate/build-if-needed.mjs'
import { installIfNeeded } from './gate/install-if-needed.mjs'
import { requireNodeVersion } from './gate/node-version.mjs'

requireNodeVersion()
const root = fileURLToPath(new URL('..', import.meta.url))
try {
  await installIfNeeded(root)
  await buildIfNeeded(root)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
process.setSourceMapsEnabled(true)
// In this process, so that signals reach the server's own handlers.
await import(pathToFileURL(`${root}apps/server/dist/demo.js`).href)
