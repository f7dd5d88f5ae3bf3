import { sessionApi } from '@zhanggui/contract/session'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { captchaNeeded, failuresUntilLock, whyNotSignIn } from '@zhanggui/domain/session/login-throttle-rules'
import { SESSION_LIFETIME } from '@zhanggui/domain/session/session-rules'
import { findConfig } from '#features/config/public'
import { findAccount, updateLastSignIn, verifyPassword } from '#features/staff/public'
import { insertAuditLine } from '#platform/audit/audit.sql'
import { inMerchant } from '#platform/db/merchant-db'
import { inPlatform } from '#platform/db/platform-db'
import { refuse } from '#platform/http/refusals'
import type { PublicContext } from '#platform/http/route'
import type { Platform } from '#platform/platform'
import { insertSession } from '#platform/session/session.sql'
import { newToken, parseToken } from '#platform/session/token'
import { announceLock } from './announce-lock.ts'
import { clearFailures, countFailure, notLocked } from './login-failure.sql.ts'
import { whyCaptchaNotSolved } from './why-captcha-not-solved.ts'

type Draft = InputOf<typeof sessionApi.login>

/** One text for an unknown account and a wrong password: nobody learns which accounts exist. */
const WRONG = '账号或者密码不正确'

export const accountSubject = (account: string) => `account:${account.toLowerCase()}`
export const addressSubject = (address: string) => `address:${address}`

/**
 * A try is counted as a failure before it is judged and taken back when it succeeds, so that many tries at the same
 * moment cannot slip past the counter.
 */
export async function login(platform: Platform, context: PublicContext, draft: Draft) {
  const { pool } = platform
  const { failures, problem } = await countTry(platform, context, draft)
  if (failures === undefined) refuse(whyNotSignIn(failuresUntilLock) ?? WRONG)
  const account = await inPlatform(pool, (db) => findAccount(db, draft.account))
  const isRight = !problem && (await verifyPassword(account?.passwordHash, draft.pwd))
  if (!isRight || !account?.isEnabled) {
    if (account && failures === failuresUntilLock) await announceLock(platform, account, context.now)
    if (problem) refuse(problem.reason, { field: problem.field })
    refuse(isRight && account ? `对不起，您的账号：${account.account} 已停用` : WRONG)
  }
  const { merId, adminId, realName, isSms } = account
  const token = newToken(merId)
  const logos = await inPlatform(pool, async (db) => {
    await clearFailures(db, accountSubject(draft.account), addressSubject(context.address))
    await insertSession(db, newSession(token, adminId, context))
    return findConfig(db, ['mer_site_logo_lefttop', 'mer_site_logo_square'])
  })
  await recordSignIn(platform, context, account)
  context.keepToken(token)
  return {
    token,
    account: account.account,
    realName,
    isSms,
    leftTopLogo: logos.mer_site_logo_lefttop,
    leftSquareLogo: logos.mer_site_logo_square,
  }
}

/** The how manyth failure this try would be, and why its captcha is not solved; no number while the account is locked. */
function countTry({ pool, config }: Platform, { address, now }: PublicContext, draft: Draft) {
  return inPlatform(pool, async (db) => {
    const ofAccount = await countFailure(db, accountSubject(draft.account), now, notLocked(now))
    if (ofAccount === undefined) return {}
    const ofAddress = (await countFailure(db, addressSubject(address), now)) ?? 0
    const needed = captchaNeeded(Math.max(ofAccount, ofAddress) - 1, config.captcha)
    return { failures: ofAccount, problem: await whyCaptchaNotSolved(db, needed, draft, now) }
  })
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

async function recordSignIn(
  { pool, ids }: Platform,
  { address, now }: PublicContext,
  { merId, adminId, account }: { merId: number; adminId: number; account: string },
) {
  const id = await ids.next()
  await inMerchant(pool, merId, 'write', async (db) => {
    await updateLastSignIn(db, adminId, address, now)
    await insertAuditLine(db, {
      id,
      adminId,
      account,
      endpoint: sessionApi.login,
      url: `/api${sessionApi.login.path}`,
      address,
      input: { account },
      result: null,
      at: now,
    })
  })
}
