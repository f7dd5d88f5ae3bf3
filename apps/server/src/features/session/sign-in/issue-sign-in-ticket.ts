import { hash } from 'node:crypto'
import { signInTicketLifetimeMs } from '@zhanggui/domain/session/factor-rules'
import type { Factor } from '#features/second-factor/public'
import type { PublicContext } from '#platform/http/route'
import { hashSecret, newSecret } from '#platform/session/token'
import { insertSignInTicket } from './sign-in-ticket.sql.ts'

/** What a ticket is good for: another password or another secret makes another digest. */
export const bindingOf = (passwordHash: string, { sealedSecret }: Pick<Factor, 'sealedSecret'>): Buffer =>
  hash('sha256', `${passwordHash}\n${sealedSecret.toString('hex')}`, 'buffer')

interface RightPassword {
  readonly personId: number
  readonly passwordHash: string
  readonly network: string
  readonly factor: Factor
}

/** For a right password whose code is still to come. */
export async function issueSignInTicket({ inPlatform, now }: PublicContext, known: RightPassword) {
  const ticket = newSecret()
  await inPlatform((db) =>
    insertSignInTicket(db, {
      ticketHash: hashSecret(ticket),
      personId: known.personId,
      network: known.network,
      boundTo: bindingOf(known.passwordHash, known.factor),
      expiresAt: new Date(now.getTime() + signInTicketLifetimeMs),
    }),
  )
  return { secondFactor: true as const, ticket }
}
