// npm run owner:unlock -- <account>
import { unlockAccount } from './unlock-account.ts'
import { withDatabase } from './with-database.ts'

const [account = ''] = process.argv.slice(2)

await withDatabase(async (pool) => {
  process.stdout.write(`${await unlockAccount(pool, account)}\n`)
})
