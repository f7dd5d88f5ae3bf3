import { runServer } from '../apps/server/src/run-server.ts'
import { demoAccounts, seedDemo } from './seed.ts'

// What `npm start` runs: the server, which fills an empty database of its own with the demo shops.
runServer({ accounts: demoAccounts, seed: seedDemo })
