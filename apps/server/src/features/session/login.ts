import { sessionApi } from '@zhanggui/contract/session'
import { API_BASE, type InputOf } from '@zhanggui/contract/kernel/endpoint'
import { loginName } from '@zhanggui/domain/session/account-rules'
import {
  captchaNeeded,
  countedFailures,
  failuresUntilLock,
  LOCKED,
} from '@zhanggui/domain/session/login-throttle-rules'
import { SESSION_LIFETIME } from '@zhanggui/domain/session/session-rules'
import { findConfig } from '#features/config/public'
import { findAccount, updateLastSignIn, verifyPassword } from '#features/staff/public'
import { type AuditLine, insertAuditLine } from '#platform/audit/audit.sql'
import { networkOf } from '#platform/http/guards/network-of'
import { refuse } from '#platform/http/refusals'
import type { PublicContext } from '#platform/http/route'
import { insertSession } from '#platform/session/session.sql'
import { newToken, parseToken } from '#platform/session/token'
import { announceLock } from './announce-lock.ts'
import { DEMO_OFF, isDemoSwitchedOff } from './demo-accounts.ts'
import { clearFailures, countFailure, lockFailures, type LoginAttempt } from './login-failure.sql.ts'
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
    const reason = isRight && account ? `对不起，您的账号：${account.account} 已停用` : WRONG
    if (account) noteFailure(context, account, reason)
    refuse(reason)
  }
  if (await isDemoSwitchedOff(context, account.passwordHash)) refuse(DEMO_OFF)
  const { merId, adminId, realName, isSms } = account
  const token = await beginSession(context, { merId, adminId, account: account.account })
  const logos = await inPlatform(async (db) => {
    await clearFailures(db, attempt)
    return findConfig(db, ['mer_site_logo_lefttop', 'mer_site_logo_square'])
  })
  context.setTokenCookie(token)
  return {
    token,
    account: account.account,
    realName,
    isSms,
    leftTopLogo: logos.mer_site_logo_lefttop,
    leftSquareLogo: logos.mer_site_logo_square,
  }
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

function newSession(token: string, adminId: number, { now, address, userAgent }: PublicContext) {
  const parsed = parseToken(token)
  if (!parsed) throw new Error('a new token must parse')
  return {
    token: parsed,
    adminId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFETIME),
    address,
    userAgent,
  }
}

/** Creates the session and its log line in one transaction. */
async function beginSession(
  context: PublicContext,
  { merId, adminId, account }: { merId: number; adminId: number; account: string },
): Promise<string> {
  const token = newToken(merId)
  const line = await signInLine(context, { adminId, account })
  await context.merchantTransactions(merId).inWrite(async ({ db }) => {
    await insertSession(db, newSession(token, adminId, context))
    await updateLastSignIn(db, adminId, context.address, context.now)
    await insertAuditLine(db, line)
  })
  return token
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
    const line = await signInLine(context, { adminId, account })
    await context.merchantTransactions(merId).inWrite(({ db }) => insertAuditLine(db, { ...line, error }))
  }
  write().catch((failure: unknown) => context.log.error({ err: failure }, 'audit line of a failed sign-in not written'))
}

async function signInLine(
  { address, now, newId }: PublicContext,
  { adminId, account }: { adminId: number; account: string },
): Promise<AuditLine> {
  return {
    id: await newId(),
    adminId,
    account,
    endpoint: sessionApi.login,
    url: API_BASE + sessionApi.login.path,
    address,
    input: { account },
    result: null,
    at: now,
  }
}
