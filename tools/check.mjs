import { fileURLToPath } from 'node:url'
import { check } from './gate.mjs'
import { installIfNeeded } from './install-if-needed.mjs'
import { requireNodeVersion } from './node-version.mjs'
import { reportTally } from './run-steps.mjs'

requireNodeVersion()
const root = fileURLToPath(new URL('..', import.meta.url))
await installIfNeeded(root)
reportTally(await check(root))
