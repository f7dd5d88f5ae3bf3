import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { hasTables } from '../../apps/server/src/platform/db/backup/catalog.sql.ts'
import { clearDatabase } from '../../apps/server/src/platform/db/backup/clear-database.ts'
import { restoreBackup, verifyBackup } from '../../apps/server/src/platform/db/backup/restore-backup.ts'
import { readMigrations } from '../../apps/server/src/platform/db/migrate/migrate.ts'
import { mirrorFiles } from '../../apps/server/src/platform/files/mirror-files.ts'
import { newBackupFile } from './backup-name.ts'
import { withDatabase } from './with-database.ts'

const usage = '用法：npm run db:restore -- 备份文件 [--replace]'

// npm run db:restore -- 文件 [--replace]
await withDatabase(async (pool, config) => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } })
  const [file] = positionals
  if (!file) throw new Error(usage)
  const migrations = await readMigrations(new URL('../../apps/server/migrations/', import.meta.url))
  const rowCount = await verifyBackup(file, migrations)
  if (await hasTables(pool)) {
    if (!values.replace) throw new Error(`数据库里已有数据。若要替换，请加 --replace（会先备份现有数据）\n${usage}`)
    const safetyFile = newBackupFile(config.dataDir, 'before-restore')
    await clearDatabase(pool, safetyFile)
    process.stdout.write(`原有数据已备份到 ${safetyFile}\n`)
  }
  await restoreBackup(pool, file, migrations)
  const files = config.s3 ? 0 : await mirrorFiles(join(dirname(file), 'files'), join(config.dataDir, 'files'))
  process.stdout.write(`已恢复 ${rowCount} 行，${files} 个文件\n`)
})
