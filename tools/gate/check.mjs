import { fileURLToPath } from 'node:url'
import { check, checkChanged, testConfig } from './gate.mjs'
import { installIfNeeded } from './install-if-needed.mjs'
import { requireNodeVersion } from './node-version.mjs'
import { reportTally } from './run-steps.mjs'
import { printSlowest } from './run-tests.mjs'

requireNodeVersion()
const root = fileURLToPath(new URL('../..', import.meta.url))
await installIfNeeded(root)
const tallies = process.argv.includes('--changed') ? await checkChanged(root) : await check(root)
printSlowest(root, [testConfig])
reportTally(tallies)
