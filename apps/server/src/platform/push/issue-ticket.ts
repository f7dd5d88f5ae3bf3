import { randomBytes } from 'node:crypto'
import type { Pool } from '#platform/db/connection/pool'
import type { Staff } from '#platform/session/staff'
import { hashSecret } from '#platform/session/token'
import { insertTicket } from './push.sql.ts'

const LIFETIME = 30_000

/** A one-time ticket, because the URL of the socket may be logged by proxies. */
export async function issueTicket(pool: Pool, { merId, tokenHash }: Staff, now: Date): Promise<string> {
  const ticket = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + LIFETIME)
  await insertTicket(pool, { hash: hashSecret(ticket), merId, tokenHash, expiresAt })
  return ticket
}
