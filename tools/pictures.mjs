import { fileURLToPath } from 'node:url'
import { travel } from './gate.mjs'
import { installIfNeeded } from './install-if-needed.mjs'
import { requireNodeVersion } from './node-version.mjs'
import { reportTally } from './run-steps.mjs'

// The journeys, which take pictures on their way when they are asked to.
requireNodeVersion()
const root = fileURLToPath(new URL('..', import.meta.url))
await installIfNeeded(root)
process.env['PICTURES'] = '1'
reportTally([await travel(root)])
