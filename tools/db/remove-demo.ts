import { removeDemoShops } from './remove-demo-shops.ts'
import { withDatabase } from './with-database.ts'

// npm run demo:remove
await withDatabase(async (pool, config) => {
  process.stdout.write(`${await removeDemoShops(pool, config)}\n`)
})
