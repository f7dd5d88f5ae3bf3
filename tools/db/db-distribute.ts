// npm run db:distribute: spreads the tables over the workers of a Citus cluster; again after an update that added tables.
import { distribute } from '../../apps/server/src/platform/db/distribution/distribute.sql.ts'
import { migrate, readMigrations } from '../../apps/server/src/platform/db/migrate/migrate.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(async (pool) => {
  await migrate(pool, await readMigrations(new URL('../../apps/server/migrations/', import.meta.url)))
  const say = (text: string) => void process.stdout.write(`${text}\n`)
  const count = await distribute(pool, say)
  say(count === 0 ? '没有需要分布的表' : `完成：${count} 张表`)
})
