import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { listDemoShops, markDemoRemoved } from '../../apps/server/src/features/home/public.ts'
import type { Config } from '../../apps/server/src/platform/config.ts'
import { removeMerchants } from '../../apps/server/src/platform/db/backup/remove-merchants.ts'
import type { Pool } from '../../apps/server/src/platform/db/connection/pool.ts'
import { inPlatform } from '../../apps/server/src/platform/db/platform-db.ts'
import { newBackupFile } from './backup-name.ts'

const REMOVE = { recursive: true, force: true }

/** Removes the demo shops and their files for good, after a backup. Answers what the operator is told. */
export async function removeDemoShops(pool: Pool, config: Config): Promise<string> {
  const shops = await inPlatform(pool, listDemoShops)
  if (shops.length === 0) throw new Error('这个数据库里没有演示店铺')
  const safetyFile = newBackupFile(config.dataDir, 'before-demo-removal')
  const folders = await removeMerchants(pool, shops, safetyFile)
  await inPlatform(pool, markDemoRemoved)
  if (!config.s3) await Promise.all(folders.map((folder) => rm(join(config.dataDir, 'files', folder), REMOVE)))
  return [
    `已删除 ${shops.length} 家演示店铺，删除前的数据备份在 ${safetyFile}`,
    ...(config.s3 ? [`它们的文件还在对象存储里，文件夹：${folders.join('、')}`] : []),
    '用 npm run merchant:create 添加自己的店铺',
  ].join('\n')
}
