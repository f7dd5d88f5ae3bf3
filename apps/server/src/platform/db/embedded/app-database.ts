import type { Client } from 'pg'

export const appDatabase = 'zhanggui'

/**
 * The application's own database, owned by a role that is no superuser: what works here also works on a hosted
 * PostgreSQL, row-level security included, and SQL can neither read files nor start programs.
 */
export async function ensureAppDatabase(client: Client, password: string): Promise<void> {
  if (await exists(client, 'select from pg_database where datname = $1')) return
  await client.query('select pg_advisory_lock(hashtext($1))', [appDatabase])
  try {
    if (!(await exists(client, 'select from pg_roles where rolname = $1'))) {
      const secret = client.escapeLiteral(password)
      await client.query(`create role ${appDatabase} login createdb createrole password ${secret}`)
    }
    if (!(await exists(client, 'select from pg_database where datname = $1'))) {
      await client.query(`create database ${appDatabase} owner ${appDatabase}`)
    }
  } finally {
    await client.query('select pg_advisory_unlock(hashtext($1))', [appDatabase])
  }
}

async function exists(client: Client, query: string): Promise<boolean> {
  return (await client.query(query, [appDatabase])).rowCount === 1
}
