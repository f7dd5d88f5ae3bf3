import type { Pool } from '#platform/db/connection/pool'
import { isCluster } from '#platform/db/distribution/distribute.sql'
import { countOtherSessions } from './catalog.sql.ts'
import { deleteMerchants } from './delete-merchants.sql.ts'
import { writeBackup } from './write-backup.ts'

/** Removes merchants with everything that is theirs, after a backup of all. Answers the folders of their files. */
export async function removeMerchants(pool: Pool, merIds: readonly number[], safetyFile: string): Promise<string[]> {
  const client = await pool.connect()
  try {
    if (await isCluster(client)) throw new Error('数据库是 Citus 集群，不能在原处删除商户')
    if ((await countOtherSessions(client)) > 0) throw new Error('数据库正在使用，请先停止程序')
    await writeBackup(pool, safetyFile)
    return await deleteMerchants(client, merIds)
  } finally {
    client.release(true)
  }
}
