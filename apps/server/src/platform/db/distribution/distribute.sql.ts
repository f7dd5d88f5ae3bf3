import type { Pool, PoolClient } from '#platform/db/connection/pool'
import { listTables, type Table } from './list-tables.sql.ts'
import { LOCAL_TABLES, merchantColumn, REFERENCE_TABLES } from './table-kinds.ts'

export const isCluster = async (database: Pool | PoolClient): Promise<boolean> =>
  (await database.query(`select from pg_extension where extname = 'citus'`)).rowCount !== 0

/** Tables that lie on the coordinator although the database is a cluster and they could lie on its workers. */
export async function listUndistributed(pool: Pool): Promise<string[]> {
  if (!(await isCluster(pool))) return []
  const { rows } = await pool.query<{ name: string }>('select logicalrelid::text as name from pg_dist_partition')
  const distributed = new Set(rows.map(({ name }) => name))
  const tables = await listTables(pool)
  return tables
    .filter(({ name, isMerchants }) => isMerchants || REFERENCE_TABLES.includes(name))
    .map(({ name }) => name)
    .filter((name) => !distributed.has(name))
}

/**
 * Spreads the tables over the workers of a cluster: those of merchants by the merchant, all in the same way, so that
 * everything of one merchant lies on one node; those that merchants share as copies. What is spread already stays as it
 * is. Tells how many tables it moved.
 */
export async function distribute(pool: Pool, say: (text: string) => void): Promise<number> {
  if (!(await isCluster(pool))) {
    throw new Error('数据库里没有 Citus 扩展：先由管理员执行 create extension citus，并加入工作节点')
  }
  const waiting = await listUndistributed(pool)
  const all = parentsFirst(await listTables(pool)).filter(({ name }) => !LOCAL_TABLES.includes(name))
  const tables = all.filter(({ name }) => waiting.includes(name))
  const client = await pool.connect()
  try {
    await prepareCluster(client)
    for (const { name, isMerchants } of tables) {
      await spread(client, name, isMerchants)
      say(isMerchants ? `${name}：按商户分布` : `${name}：每个节点一份`)
    }
    // The coordinator still has what was copied to the workers, perhaps by an earlier run that was broken off. Children
    // first: their rows point at the others.
    for (const { name } of all.toReversed()) {
      await client.query('select truncate_local_data_after_distributing_table($1)', [name])
    }
    return tables.length
  } finally {
    // With its settings.
    client.release(true)
  }
}

/** What the workers must know to work for a merchant's transaction; it holds for connections that are made from now on. */
async function prepareCluster(client: PoolClient) {
  // Workers are entered in the role of the transaction; how, their pg_hba.conf decides.
  await client.query('alter role zhanggui_merchant login')
  const { rows } = await client.query<{ database: string }>('select quote_ident(current_database()) as database')
  const alter = (setting: string) => client.query(`alter database ${rows[0]?.database} set ${setting}`)
  // Role and merchant of a transaction are handed on to the workers.
  await alter(`citus.propagate_set_commands = 'local'`)
  // A plan that is kept for any merchant asks every shard.
  await alter('plan_cache_mode = force_custom_plan')
  // Our triggers write rows of the same merchant only, which lie on the same node.
  await alter('citus.enable_unsafe_triggers = on')
  await client.query('set citus.enable_unsafe_triggers = on')
}

async function spread(client: PoolClient, name: string, isMerchants: boolean) {
  if (!isMerchants) {
    await client.query('select create_reference_table($1)', [name])
    return
  }
  const values = [name, merchantColumn(name), name === 'merchant' ? 'none' : 'merchant']
  try {
    await client.query('begin')
    // Rows that are copied are not new: counted once, they would be counted again.
    await client.query(`alter table ${name} disable trigger user`)
    await client.query('select create_distributed_table($1, $2, colocate_with => $3)', values)
    await client.query(`alter table ${name} enable trigger user`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Shared tables, then merchants, then what belongs to them; and whatever foreign keys point at before what has them. */
function parentsFirst(tables: readonly Table[]): Table[] {
  const ordered: Table[] = []
  const add = (table: Table) => {
    if (ordered.includes(table)) return
    for (const parent of tables) if (table.parents.includes(parent.name)) add(parent)
    ordered.push(table)
  }
  const rank = ({ name, isMerchants }: Table) => Number(isMerchants) + Number(isMerchants && name !== 'merchant')
  for (const table of tables.toSorted((a, b) => rank(a) - rank(b))) add(table)
  return ordered
}
