import type { ClientConfig } from 'pg'
import { Client } from 'pg'

/** One number for all applications on the cluster; advisory locks of the maintenance database, nobody else uses them. */
const leaseLock = 1_834_775_301

export interface Lease {
  client: Client
  /** Fulfilled when the connection is gone, for whatever reason. */
  lost: Promise<void>
  /** Gives the lease up and tells whether nobody else holds one. After true newcomers wait until the server is down. */
  giveUp(): Promise<boolean>
}

/**
 * Every application that uses the cluster holds a shared lock on a connection of its own. The one that can take it
 * exclusively at its end is the last one and stops the server, whoever started it. A killed application loses its lock
 * with its connection, so nothing stale is left to clean up.
 */
export async function takeLease(connection: ClientConfig): Promise<Lease> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 5_000 })
  const lost = new Promise<void>((resolve) => client.once('end', resolve))
  // What a broken connection means is decided where `lost` is awaited; without a listener it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [leaseLock])
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  return { client, lost, giveUp: () => giveUp(client) }
}

async function giveUp(client: Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [leaseLock])
    const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [leaseLock])
    return rows[0]?.last ?? false
  } catch {
    return false
  }
}
