import { hash } from 'node:crypto'
import { signInTicketLifetimeMs } from '@zhanggui/domain/session/factor-rules'
import type { Factor } from '#features/second-factor/public'
import type { PublicContext } from '#platform/http/route'
import { newToken } from '#platform/session/token'
import { parsed } from './begin-session.ts'
import { insertSignInTicket } from './sign-in-ticket.sql.ts'

/** What a ticket is good for: another password or another secret makes another digest. */
export const bindingOf = (passwordHash: string, { sealedSecret }: Pick<Factor, 'sealedSecret'>): Buffer =>
  hash('sha256', `${passwordHash}\n${sealedSecret.toString('hex')}`, 'buffer')

interface RightPassword {
  readonly merId: number
  readonly adminId: number
  readonly passwordHash: string
  readonly network: string
  readonly factor: Factor
}

/** For a right password whose code is still to come. */
export async function issueSignInTicket({ merchantTransactions, now }: PublicContext, known: RightPassword) {
  const ticket = newToken(known.merId)
  await merchantTransactions(known.merId).inWrite(({ db }) =>
    insertSignInTicket(db, {
      ticketHash: parsed(ticket).hash,
      adminId: known.adminId,
      network: known.network,
      boundTo: bindingOf(known.passwordHash, known.factor),
      expiresAt: new Date(now.getTime() + signInTicketLifetimeMs),
    }),
  )
  return { secondFactor: true as const, ticket }
}
