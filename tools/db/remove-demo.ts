import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { listDemoShops, markDemoRemoved } from '../../apps/server/src/features/home/public.ts'
import { removeMerchants } from '../../apps/server/src/platform/db/backup/remove-merchants.ts'
import { inPlatform } from '../../apps/server/src/platform/db/platform-db.ts'
import { newBackupFile } from './backup-name.ts'
import { withDatabase } from './with-database.ts'

const REMOVE = { recursive: true, force: true }

// npm run demo:remove
await withDatabase(async (pool, config) => {
  const shops = await inPlatform(pool, listDemoShops)
  if (shops.length === 0) throw new Error('这个数据库里没有演示店铺')
  const safetyFile = newBackupFile(config.dataDir, 'before-demo-removal')
  const folders = await removeMerchants(pool, shops, safetyFile)
  await inPlatform(pool, markDemoRemoved)
  if (!config.s3) await Promise.all(folders.map((folder) => rm(join(config.dataDir, 'files', folder), REMOVE)))
  process.stdout.write(`已删除 ${shops.length} 家演示店铺，删除前的数据备份在 ${safetyFile}\n`)
  if (config.s3) process.stdout.write(`它们的文件还在对象存储里，文件夹：${folders.join('、')}\n`)
  process.stdout.write('用 npm run merchant:create 添加自己的店铺\n')
})
