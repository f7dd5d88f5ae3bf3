import { sql } from 'kysely'
import type { PlatformDb } from '#platform/db/platform-db'
import type { Sweep } from '#platform/jobs/sweep'

interface NewTicket {
  readonly ticketHash: Buffer
  readonly personId: number
  readonly network: string
  readonly boundTo: Buffer
  readonly expiresAt: Date
}

export async function insertSignInTicket(db: PlatformDb, ticket: NewTicket) {
  await db.q
    .insertInto('sign_in_ticket')
    .values({
      ticket_hash: ticket.ticketHash,
      person_id: ticket.personId,
      network: ticket.network,
      bound_to: ticket.boundTo,
      expires_at: ticket.expiresAt,
    })
    .execute()
}

/** Whose ticket it is, if it is good on this network. */
export const findSignInTicket = (db: PlatformDb, ticketHash: Buffer, network: string, now: Date) =>
  db.q
    .selectFrom('sign_in_ticket')
    .innerJoin('person', 'person.id', 'sign_in_ticket.person_id')
    .select(['person.id as personId', 'person.account', 'wrong_codes as wrongCodes', 'bound_to as boundTo'])
    .where('ticket_hash', '=', ticketHash)
    .where('network', '=', network)
    .where('expires_at', '>', now)
    .executeTakeFirst()

export async function countWrongTry(db: PlatformDb, ticketHash: Buffer) {
  await db.q
    .updateTable('sign_in_ticket')
    .set({ wrong_codes: sql`wrong_codes + 1` })
    .where('ticket_hash', '=', ticketHash)
    .execute()
}

export async function deleteSignInTicket(db: PlatformDb, ticketHash: Buffer) {
  await db.q.deleteFrom('sign_in_ticket').where('ticket_hash', '=', ticketHash).execute()
}

export const sweepSignInTickets: Sweep = (db, now) =>
  db.q.deleteFrom('sign_in_ticket').where('expires_at', '<', now).execute()
