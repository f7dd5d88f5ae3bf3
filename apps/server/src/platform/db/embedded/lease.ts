import type { ClientConfig } from 'pg'
import { Client } from 'pg'

/** Advisory lock key shared by all applications on the cluster, in the maintenance database. */
const leaseLock = 1_834_775_301

export interface Lease {
  client: Client
  /** Resolves when the connection is lost. */
  lost: Promise<void>
  /** Releases the lease; true if it was the last one. Newcomers then wait until the server is down. */
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
  // Handled where `lost` is awaited; without a listener the error would end the process.
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
