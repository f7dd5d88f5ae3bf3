import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { Sweep } from '#platform/jobs/sweep'

interface NewTicket {
  readonly ticketHash: Buffer
  readonly adminId: number
  readonly network: string
  readonly boundTo: Buffer
  readonly expiresAt: Date
}

export async function insertSignInTicket(db: MerchantDb, ticket: NewTicket) {
  await db.q
    .insertInto('sign_in_ticket')
    .values({
      mer_id: db.merId,
      ticket_hash: ticket.ticketHash,
      admin_id: ticket.adminId,
      network: ticket.network,
      bound_to: ticket.boundTo,
      expires_at: ticket.expiresAt,
    })
    .execute()
}

/** Whose ticket it is, if it is good on this network. */
export const findSignInTicket = (db: MerchantDb, ticketHash: Buffer, network: string, now: Date) =>
  db.q
    .selectFrom('sign_in_ticket')
    .innerJoin('admin', (join) => join.on('admin.mer_id', '=', db.merId).onRef('admin.id', '=', 'admin_id'))
    .select(['admin.id as adminId', 'admin.account', 'wrong_codes as wrongCodes', 'bound_to as boundTo'])
    .where('sign_in_ticket.mer_id', '=', db.merId)
    .where('ticket_hash', '=', ticketHash)
    .where('network', '=', network)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Locks the account, which is what everything about its password and its codes waits for. */
export const lockSigningIn = (db: MerchantDb, adminId: number) =>
  db.q
    .selectFrom('admin')
    .select(['password_hash as passwordHash', 'account', 'real_name as realName', 'receives_sms as isSms'])
    .where('mer_id', '=', db.merId)
    .where('id', '=', adminId)
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export async function countWrongTry(db: MerchantDb, ticketHash: Buffer) {
  await db.q
    .updateTable('sign_in_ticket')
    .set({ wrong_codes: sql`wrong_codes + 1` })
    .where('mer_id', '=', db.merId)
    .where('ticket_hash', '=', ticketHash)
    .execute()
}

export async function deleteSignInTicket(db: MerchantDb, ticketHash: Buffer) {
  await db.q.deleteFrom('sign_in_ticket').where('mer_id', '=', db.merId).where('ticket_hash', '=', ticketHash).execute()
}

export const sweepSignInTickets: Sweep = (db, now) =>
  db.q.deleteFrom('sign_in_ticket').where('expires_at', '<', now).execute()
