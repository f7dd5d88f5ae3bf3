import type { Pool } from '#platform/db/connection/pool'
import { isCluster } from '#platform/db/distribution/distribute.sql'
import { countOtherSessions, dropEverything } from './catalog.sql.ts'
import { writeBackup } from './write-backup.ts'

/** Makes room for a restore. What was there goes into `safetyFile` first. */
export async function clearDatabase(pool: Pool, safetyFile: string): Promise<void> {
  const client = await pool.connect()
  try {
    if (await isCluster(client)) throw new Error('数据库是 Citus 集群，不能在原处清空：请恢复到一个新的数据库')
    if ((await countOtherSessions(client)) > 0) throw new Error('数据库正在使用，请先停止程序')
    await writeBackup(pool, safetyFile)
    await dropEverything(client)
  } finally {
    client.release(true)
  }
}
