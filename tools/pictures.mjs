import { fileURLToPath } from 'node:url'
import { travel } from './gate/gate.mjs'
import { installIfNeeded } from './gate/install-if-needed.mjs'
import { requireNodeVersion } from './gate/node-version.mjs'
import { reportTally } from './gate/run-steps.mjs'

// The journeys, which take pictures on their way when they are asked to.
requireNodeVersion()
const root = fileURLToPath(new URL('..', import.meta.url))
await installIfNeeded(root)
process.env['PICTURES'] = '1'
reportTally([await travel(root)])
