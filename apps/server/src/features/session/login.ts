import { sessionApi } from '@zhanggui/contract/session'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { loginName } from '@zhanggui/domain/session/account-rules'
import {
  captchaNeeded,
  countedFailures,
  failuresUntilLock,
  LOCKED,
} from '@zhanggui/domain/session/login-throttle-rules'
import { findFactor } from '#features/second-factor/public'
import { findAccount, verifyPassword } from '#features/staff/public'
import { insertAuditLine } from '#platform/audit/audit.sql'
import { networkOf } from '#platform/http/guards/network-of'
import { refuse } from '#platform/http/refusals'
import type { PublicContext } from '#platform/http/route'
import { announceLock } from './announce-lock.ts'
import { DEMO_OFF, isDemoSwitchedOff } from './demo-accounts.ts'
import { clearFailures, countFailure, lockFailures, type LoginAttempt, uncountFailure } from './login-failure.sql.ts'
import { beginSession, signedIn, signInLine } from './sign-in/begin-session.ts'
import { issueSignInTicket } from './sign-in/issue-sign-in-ticket.ts'
import { whyCaptchaNotSolved } from './why-captcha-not-solved.ts'

type Draft = InputOf<typeof sessionApi.login>

/** The same message for an unknown account and a wrong password, so that accounts cannot be enumerated. */
const WRONG = '账号或者密码不正确'

export const attemptOf = (
  { address }: Pick<PublicContext, 'address'>,
  { account }: Pick<Draft, 'account'>,
): LoginAttempt => ({
  account: loginName(account),
  network: networkOf(address),
})

/**
 * An attempt is counted as a failure before it is verified and uncounted when it succeeds, so that concurrent attempts
 * cannot slip past the counter. An attempt without the required captcha is neither verified nor counted; otherwise
 * anyone could lock out any account effortlessly.
 */
export async function login(context: PublicContext, draft: Draft) {
  const { inPlatform } = context
  const attempt = attemptOf(context, draft)
  const failures = await countAttempt(context, draft, attempt)
  const account = await inPlatform((db) => findAccount(db, draft.account))
  const isRight = await verifyPassword(account?.passwordHash, draft.pwd)
  if (!isRight || !account?.isEnabled) {
    // Locked attempts are not counted, so every count from here on means a new lock.
    if (account && failures >= failuresUntilLock) await announceLock(context, { ...account, network: attempt.network })
    const reason = isRight && account ? `对不起，你的账号：${account.account} 已停用` : WRONG
    if (account) noteFailure(context, account, reason)
    refuse(reason)
  }
  if (await isDemoSwitchedOff(context, account.passwordHash)) refuse(DEMO_OFF)
  const factor = await inPlatform((db) => findFactor(db, account.personId))
  if (factor) {
    // Earlier failures stay: otherwise a known password would forgive wrong codes.
    await inPlatform((db) => uncountFailure(db, attempt))
    return issueSignInTicket(context, { ...account, network: attempt.network, factor })
  }
  const token = await context
    .merchantTransactions(account.merId)
    .inWrite(({ db }) => beginSession(context, db, account, sessionApi.login))
  await inPlatform((db) => clearFailures(db, attempt))
  return signedIn(context, { ...account, token })
}

/** Which consecutive failure of the account from this network the attempt would be. */
async function countAttempt(
  { config, now, inPlatform }: PublicContext,
  draft: Draft,
  attempt: LoginAttempt,
): Promise<number> {
  const { counts, problem } = await inPlatform(async (db) => {
    const found = await lockFailures(db, attempt, now)
    if (found.isLocked) return { counts: found }
    const needed = captchaNeeded(countedFailures(found), config.captcha)
    const unsolved = await whyCaptchaNotSolved(db, needed, draft, now)
    if (!unsolved) await countFailure(db, attempt, now)
    return { counts: found, problem: unsolved }
  })
  if (counts.isLocked) refuse(LOCKED)
  if (problem) refuse(problem.reason, { field: problem.field })
  return counts.here + 1
}

/**
 * Not awaited: a slower response would reveal that the account exists. Attempts without
 * a solved captcha are not logged and ten others lock the account, so they cannot flood the log.
 */
function noteFailure(
  context: PublicContext,
  { merId, adminId, account }: { merId: number; adminId: number; account: string },
  error: string,
) {
  const write = async () => {
    const line = await signInLine(context, { adminId, account }, sessionApi.login)
    await context.merchantTransactions(merId).inWrite(({ db }) => insertAuditLine(db, { ...line, error }))
  }
  write().catch((failure: unknown) => context.log.error({ err: failure }, 'audit line of a failed sign-in not written'))
}
