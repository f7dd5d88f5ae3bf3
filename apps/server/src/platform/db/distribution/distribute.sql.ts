import type { Pool, PoolClient } from '#platform/db/connection/pool'
import { listTables, type Table } from './list-tables.sql.ts'
import { LOCAL_TABLES, merchantColumn, REFERENCE_TABLES } from './table-kinds.ts'

export const isCluster = async (database: Pool | PoolClient): Promise<boolean> =>
  (await database.query(`select from pg_extension where extname = 'citus'`)).rowCount !== 0

/** Tables of a cluster that are not distributed yet although they should be. */
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
 * Distributes the tables over the workers of a cluster: merchant tables by merchant and co-located, so that each
 * merchant is on one node; shared tables as reference tables. Already distributed tables are skipped. Returns how many
 * tables were distributed.
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
    // The coordinator still has the copied rows, perhaps from an interrupted run. Children
    // first, because of their foreign keys.
    for (const { name } of all.toReversed()) {
      await client.query('select truncate_local_data_after_distributing_table($1)', [name])
    }
    return tables.length
  } finally {
    // With its settings.
    client.release(true)
  }
}

/** Settings that the workers need for merchant transactions; effective for new connections. */
async function prepareCluster(client: PoolClient) {
  // Workers are connected to as the role of the transaction; their pg_hba.conf must allow it.
  await client.query('alter role zhanggui_merchant login')
  const { rows } = await client.query<{ database: string }>('select quote_ident(current_database()) as database')
  const alter = (setting: string) => client.query(`alter database ${rows[0]?.database} set ${setting}`)
  // Propagate role and merchant of a transaction to the workers.
  await alter(`citus.propagate_set_commands = 'local'`)
  // A generic plan would query every shard.
  await alter('plan_cache_mode = force_custom_plan')
  // Our triggers only write rows of the same merchant, which are on the same node.
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
    // Disable triggers while copying: the rows have been counted already.
    await client.query(`alter table ${name} disable trigger user`)
    await client.query('select create_distributed_table($1, $2, colocate_with => $3)', values)
    await client.query(`alter table ${name} enable trigger user`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Shared tables, then merchants, then their tables; referenced tables before referencing ones. */
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
