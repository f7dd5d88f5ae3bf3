import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { resultCode, resultText } from '@zhanggui/contract/kernel/result-codes'
import { sessionApi } from '@zhanggui/contract/session'
import { countWrongCode, whyNotTryCode, wrongCodesPerTicket } from '@zhanggui/domain/session/factor-rules'
import { loginName } from '@zhanggui/domain/session/account-rules'
import { failuresUntilLock, LOCKED } from '@zhanggui/domain/session/login-throttle-rules'
import { type Factor, findFactor, updateFactor, redeemCode } from '#features/second-factor/public'
import { lockPerson } from '#features/people/public'
import { findShopToEnter, lockSigningIn, type ShopToEnter } from '#features/staff/public'
import { insertAuditLine } from '#platform/audit/audit.sql'
import type { PlatformDb } from '#platform/db/platform-db'
import { asPlatform } from '#platform/db/step-outside'
import { networkOf } from '#platform/http/guards/network-of'
import { refuse } from '#platform/http/refusals'
import type { PublicContext } from '#platform/http/route'
import { hashSecret } from '#platform/session/token'
import type { WriteContext } from '#platform/transactions'
import { announceLock } from '../announce-lock.ts'
import { clearFailures, countFailure, lockFailures, type LoginAttempt } from '../login-failure.sql.ts'
import { beginSession, signedIn, signInLine } from './begin-session.ts'
import { announceRecoveryCode, announceWrongCodes } from './factor-notices.ts'
import { bindingOf } from './issue-sign-in-ticket.ts'
import { countWrongTry, deleteSignInTicket, findSignInTicket } from './sign-in-ticket.sql.ts'

const over = (): never => refuse(resultText.ticketOver, { code: resultCode.ticketOver })

/** The second half of a sign-in: a code for the ticket that a right password has earned. */
export async function loginFactor(
  context: PublicContext,
  { ticket, factorCode }: InputOf<typeof sessionApi.loginFactor>,
) {
  const ticketHash = hashSecret(ticket)
  const network = networkOf(context.address)
  const { account, shop } = await context.inPlatform(async (db) => {
    const found = (await findSignInTicket(db, ticketHash, network, context.now)) ?? over()
    return { account: found.account, shop: (await findShopToEnter(db, found.personId)) ?? over() }
  })
  if (!shop.isEnabled) over()
  const attempt = { account: loginName(account), network }
  const failures = await countTry(context, attempt)
  const outcome = await context
    .merchantTransactions(shop.merId)
    .inWrite((writing) => tryCode(context, writing, { ticketHash, shop, network, factorCode }))
  if (!outcome.isRight) {
    if (failures >= failuresUntilLock) await announceLock(context, { merId: shop.merId, account, network })
    return refuse(outcome.reason, { field: 'factorCode' })
  }
  await context.inPlatform((db) => clearFailures(db, attempt))
  return { ...(await signedIn(context, outcome)), codesLeft: outcome.codesLeft }
}

/** Counted before it is judged, as passwords are; which failure in a row it would be. */
async function countTry({ inPlatform, now }: PublicContext, attempt: LoginAttempt): Promise<number> {
  const counts = await inPlatform(async (db) => {
    const found = await lockFailures(db, attempt, now)
    if (!found.isLocked) await countFailure(db, attempt, now)
    return found
  })
  if (counts.isLocked) refuse(LOCKED)
  return counts.here + 1
}

interface Try {
  readonly ticketHash: Buffer
  readonly shop: ShopToEnter
  readonly network: string
  readonly factorCode: string
}

/** Everything about the ticket is read again under the lock of the person. */
async function tryCode(context: PublicContext, writing: WriteContext, { ticketHash, shop, network, factorCode }: Try) {
  const { db, now } = writing
  const { outcome, wrongCodes } = await asPlatform(db, async (people) => {
    const { personId } = (await findSignInTicket(people, ticketHash, network, now)) ?? over()
    const person = (await lockPerson(people, personId)) ?? over()
    const factor = (await findFactor(people, personId)) ?? over()
    const ticket = (await findSignInTicket(people, ticketHash, network, now)) ?? over()
    if (ticket.wrongCodes >= wrongCodesPerTicket || !ticket.boundTo.equals(bindingOf(person.passwordHash, factor)))
      over()
    const resting = whyNotTryCode(factor, now)
    if (resting) return { outcome: { isRight: false as const, reason: resting }, wrongCodes: undefined }
    const judged = await redeemCode({ people, person, now, secrets: context.secrets }, factor, factorCode)
    if (judged.isRight) await deleteSignInTicket(people, ticketHash)
    else await noteWrongCode(people, factor, ticketHash, now)
    return { outcome: judged, wrongCodes: ticket.wrongCodes + 1 }
  })
  const account = (await lockSigningIn(db, shop.adminId)) ?? over()
  const who = { adminId: shop.adminId, account: account.account }
  if (!outcome.isRight) {
    if (wrongCodes === wrongCodesPerTicket) announceWrongCodes(writing, shop.adminId)
    const line = await signInLine(context, who, sessionApi.loginFactor)
    await insertAuditLine(db, { ...line, error: outcome.reason })
    return outcome
  }
  const token = await beginSession(context, db, who, sessionApi.loginFactor)
  const { adminId } = shop
  if (outcome.codesLeft !== null) announceRecoveryCode(writing, { ...context, adminId, codesLeft: outcome.codesLeft })
  return { ...account, ...outcome, token }
}

async function noteWrongCode(people: PlatformDb, factor: Factor, ticketHash: Buffer, now: Date) {
  await countWrongTry(people, ticketHash)
  await updateFactor(people, factor.personId, { failures: countWrongCode(factor, now), failed_at: now })
}
