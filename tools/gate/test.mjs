import { fileURLToPath } from 'node:url'
import { checkAndTravel, journeyConfig, testConfig } from './gate.mjs'
import { installIfNeeded } from './install-if-needed.mjs'
import { requireNodeVersion } from './node-version.mjs'
import { reportTally } from './run-steps.mjs'
import { printSlowest } from './run-tests.mjs'

requireNodeVersion()
const root = fileURLToPath(new URL('../..', import.meta.url))
await installIfNeeded(root)
const tallies = await checkAndTravel(root)
printSlowest(root, [testConfig, journeyConfig])
reportTally(tallies)
