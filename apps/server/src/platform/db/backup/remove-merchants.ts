import type { Pool, PoolClient } from '#platform/db/connection/pool'
import { isCluster } from '#platform/db/distribution/distribute.sql'
import { countOtherSessions, deleteMerchantRows, listMediaFolders, listSwitches } from './catalog.sql.ts'
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

/**
 * Tables are found by their column, so a new one needs nothing here. Triggers rest meanwhile, because books and ledgers
 * refuse to lose lines; the foreign keys, made again at the end, prove that nothing points to what is gone.
 */
export async function deleteMerchants(client: PoolClient, merIds: readonly number[]): Promise<string[]> {
  await client.query('begin; set local row_security = off')
  const folders = await listMediaFolders(client, merIds)
  const switches = await listSwitches(client)
  for (const { off } of switches) await client.query(off)
  await deleteMerchantRows(client, merIds)
  for (const { on } of switches) await client.query(on)
  await client.query('commit')
  return folders
}
