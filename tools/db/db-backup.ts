import { writeBackup } from '../../apps/server/src/platform/db/backup/write-backup.ts'
import { newBackupFile } from './backup-name.ts'
import { withDatabase } from './with-database.ts'

// npm run db:backup [-- 文件]
await withDatabase(async (pool, config) => {
  const file = process.argv[2] ?? newBackupFile(config.dataDir, 'zhanggui')
  await writeBackup(pool, file)
  process.stdout.write(`已备份到 ${file}\n`)
})
