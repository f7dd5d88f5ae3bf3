import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { resultCode, resultText } from '@zhanggui/contract/kernel/result-codes'
import { sessionApi } from '@zhanggui/contract/session'
import { countWrongCode, whyNotTryCode, wrongCodesPerTicket } from '@zhanggui/domain/session/factor-rules'
import { loginName } from '@zhanggui/domain/session/account-rules'
import { failuresUntilLock, LOCKED } from '@zhanggui/domain/session/login-throttle-rules'
import { type Factor, findFactor, updateFactor, redeemCode } from '#features/second-factor/public'
import { insertAuditLine } from '#platform/audit/audit.sql'
import { networkOf } from '#platform/http/guards/network-of'
import { refuse } from '#platform/http/refusals'
import type { PublicContext } from '#platform/http/route'
import { parseToken, type ParsedToken } from '#platform/session/token'
import type { WriteContext } from '#platform/transactions'
import { announceLock } from '../announce-lock.ts'
import { clearFailures, countFailure, lockFailures, type LoginAttempt } from '../login-failure.sql.ts'
import { beginSession, signedIn, signInLine } from './begin-session.ts'
import { announceRecoveryCode, announceWrongCodes } from './factor-notices.ts'
import { bindingOf } from './issue-sign-in-ticket.ts'
import { countWrongTry, deleteSignInTicket, findSignInTicket, lockSigningIn } from './sign-in-ticket.sql.ts'

const over = (): never => refuse(resultText.ticketOver, { code: resultCode.ticketOver })

/** The second half of a sign-in: a code for the ticket that a right password has earned. */
export async function loginFactor(
  context: PublicContext,
  { ticket, factorCode }: InputOf<typeof sessionApi.loginFactor>,
) {
  const parsed = parseToken(ticket) ?? over()
  const { merId } = parsed
  const network = networkOf(context.address)
  const merchant = context.merchantTransactions(merId)
  const { account } = (await merchant.inRead((db) => findSignInTicket(db, parsed.hash, network, context.now))) ?? over()
  const attempt = { account: loginName(account), network }
  const failures = await countTry(context, attempt)
  const outcome = await merchant.inWrite((writing) =>
    tryCode(context, writing, { ticket: parsed, network, factorCode }),
  )
  if (!outcome.isRight) {
    if (failures >= failuresUntilLock) await announceLock(context, { merId, account, network })
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
  readonly ticket: ParsedToken
  readonly network: string
  readonly factorCode: string
}

/** Everything about the ticket is read again under the lock of the account. */
async function tryCode(context: PublicContext, writing: WriteContext, { ticket, network, factorCode }: Try) {
  const { db, now } = writing
  const { adminId } = (await findSignInTicket(db, ticket.hash, network, now)) ?? over()
  const account = (await lockSigningIn(db, adminId)) ?? over()
  const factor = (await findFactor(db, adminId)) ?? over()
  const { wrongCodes, boundTo } = (await findSignInTicket(db, ticket.hash, network, now)) ?? over()
  if (wrongCodes >= wrongCodesPerTicket || !boundTo.equals(bindingOf(account.passwordHash, factor))) over()
  const who = { adminId, account: account.account }
  const resting = whyNotTryCode(factor, now)
  const outcome = resting
    ? { isRight: false as const, reason: resting }
    : await redeemCode({ db, now, secrets: context.secrets }, factor, factorCode)
  if (!outcome.isRight) {
    if (!resting) await noteWrongCode(writing, factor, { ticket, wrongCodes })
    const line = await signInLine(context, who, sessionApi.loginFactor)
    await insertAuditLine(db, { ...line, error: outcome.reason })
    return outcome
  }
  await deleteSignInTicket(db, ticket.hash)
  const token = await beginSession(context, db, who, sessionApi.loginFactor)
  if (outcome.codesLeft !== null) announceRecoveryCode(writing, { ...context, adminId, codesLeft: outcome.codesLeft })
  return { ...account, ...outcome, token }
}

/** The person is told when somebody who knows the password has used a ticket up. */
async function noteWrongCode(
  writing: WriteContext,
  factor: Factor,
  { ticket, wrongCodes }: { ticket: ParsedToken; wrongCodes: number },
) {
  const { db, now } = writing
  await countWrongTry(db, ticket.hash)
  await updateFactor(db, factor.adminId, { failures: countWrongCode(factor, now), failed_at: now })
  if (wrongCodes + 1 >= wrongCodesPerTicket) announceWrongCodes(writing, factor.adminId)
}
