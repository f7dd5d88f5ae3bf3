// npm run owner:unlock -- <account> [--reset-factor]
import { parseArgs } from 'node:util'
import { resetFactor } from './reset-factor.ts'
import { unlockAccount } from './unlock-account.ts'
import { withDatabase } from './with-database.ts'

const { values, positionals } = parseArgs({
  options: { 'reset-factor': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [account = ''] = positionals

await withDatabase(async (pool) => {
  process.stdout.write(`${await unlockAccount(pool, account)}\n`)
  if (values['reset-factor']) process.stdout.write(`${await resetFactor(pool, account)}\n`)
})
