import type { PoolClient } from '#platform/db/connection/pool'
import { listMerchantTables, listSwitches } from './catalog.sql.ts'

/**
 * Deletes merchants with everything that is theirs, and answers the folders of their files. Tables are found by their column,
 * so a new one needs nothing here. Triggers rest meanwhile, because books and ledgers refuse to lose lines; the foreign keys,
 * made again at the end, prove that nothing points to what is gone.
 */
export async function deleteMerchants(client: PoolClient, merIds: readonly number[]): Promise<string[]> {
  await client.query('begin; set local row_security = off')
  const { rows } = await client.query<{ folder: string }>(
    'select media_folder as folder from merchant where id = any($1) order by id',
    [merIds],
  )
  const switches = await listSwitches(client)
  for (const { off } of switches) await client.query(off)
  for (const { name, column } of await listMerchantTables(client)) {
    await client.query(`delete from ${name} where ${column} = any($1)`, [merIds])
  }
  for (const { on } of switches) await client.query(on)
  // Who worked nowhere else is gone as well, and the name is free.
  await client.query('select forget_people_without_shop()')
  await client.query('commit')
  return rows.map(({ folder }) => folder)
}
