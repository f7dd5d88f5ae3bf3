import { dirname, join } from 'node:path'
import { writeBackup } from '../../apps/server/src/platform/db/backup/write-backup.ts'
import { mirrorFiles } from '../../apps/server/src/platform/files/mirror-files.ts'
import { newBackupFile } from './backup-name.ts'
import { withDatabase } from './with-database.ts'

// npm run db:backup [-- 文件]
await withDatabase(async (pool, config) => {
  const file = process.argv[2] ?? newBackupFile(config.dataDir, 'zhanggui')
  const [store, mirror] = [join(config.dataDir, 'files'), join(dirname(file), 'files')]
  // Before, so that nothing is missing that is deleted meanwhile; and after, for what the rows have come to name.
  const early = config.s3 ? 0 : await mirrorFiles(store, mirror)
  await writeBackup(pool, file)
  const copied = early + (config.s3 ? 0 : await mirrorFiles(store, mirror))
  process.stdout.write(`已备份到 ${file}\n`)
  const where = config.s3 ? '文件在对象存储里，请用它自己的备份' : `${copied} 个新文件已复制到 ${mirror}`
  process.stdout.write(`${where}；密钥（GATEWAY_SECRET_KEY 或 gateway-secret.key）请另行保管\n`)
})
