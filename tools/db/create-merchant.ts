// npm run merchant:create -- <shop> <account> <phone> <owner's name>
import { createMerchant } from '../../apps/server/src/features/merchants/create-merchant.ts'
import { Ids } from '../../apps/server/src/platform/db/ids.ts'
import { migrate, readMigrations } from '../../apps/server/src/platform/db/migrate/migrate.ts'
import { inPlatform } from '../../apps/server/src/platform/db/platform-db.ts'
import { withDatabase } from './with-database.ts'

const [name = '', account = '', phone = '', realName = ''] = process.argv.slice(2)

await withDatabase(async (pool) => {
  if (!name || !/^[\w.@-]{1,32}$/.test(account) || !/^1\d{10}$/.test(phone) || !realName) {
    throw new Error('用法：npm run merchant:create -- 店名 账号 手机号 店主姓名')
  }
  await migrate(pool, await readMigrations(new URL('../../apps/server/migrations/', import.meta.url)))
  const ids = new Ids(pool)
  const password = await createMerchant(
    { inPlatform: (work) => inPlatform(pool, work), newId: () => ids.next(), now: new Date() },
    { name, account, phone, realName },
  )
  process.stdout.write(`商户“${name}”已创建。店主账号：${account}　初始密码：${password}（请登录后修改）\n`)
})
