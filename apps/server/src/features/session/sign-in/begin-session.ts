import { API_BASE, type Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { SESSION_LIFETIME } from '@zhanggui/domain/session/session-rules'
import { findConfig } from '#features/config/public'
import { updateLastUsed } from '#features/people/public'
import { updateLastSignIn } from '#features/staff/public'
import { type AuditLine, insertAuditLine } from '#platform/audit/audit.sql'
import type { MerchantDb } from '#platform/db/merchant-db'
import { asPlatform } from '#platform/db/step-outside'
import type { PublicContext } from '#platform/http/route'
import { insertSession } from '#platform/session/session.sql'
import { newToken, parseToken } from '#platform/session/token'

export interface SigningIn {
  readonly adminId: number
  readonly account: string
  /** Of the session that goes on in another shop. */
  readonly since?: { readonly createdAt: Date; readonly expiresAt: Date }
}

type Caller = Pick<PublicContext, 'now' | 'address' | 'userAgent' | 'newId'>

/** Creates the session and its log line in the transaction that has found the caller to be who they say; returns the token. */
export async function beginSession(context: Caller, db: MerchantDb, who: SigningIn, endpoint: Endpoint) {
  const { now, address, userAgent } = context
  const token = newToken(db.merId)
  const { createdAt, expiresAt } = who.since ?? {
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFETIME),
  }
  const session = { token: parsed(token), adminId: who.adminId, createdAt, seenAt: now, expiresAt, address, userAgent }
  await insertSession(db, session)
  await updateLastSignIn(db, who.adminId, address, now)
  await asPlatform(db, (people) => updateLastUsed(people, { merId: db.merId, adminId: who.adminId }, now))
  await insertAuditLine(db, await signInLine(context, who, endpoint))
  return token
}

function parsed(token: string) {
  const made = parseToken(token)
  if (!made) throw new Error('a new token must parse')
  return made
}

export async function signInLine(
  { address, now, newId }: Caller,
  { adminId, account }: SigningIn,
  endpoint: Endpoint,
): Promise<AuditLine> {
  return {
    id: await newId(),
    adminId,
    account,
    endpoint,
    url: API_BASE + endpoint.path,
    address,
    input: { account },
    result: null,
    at: now,
  }
}

/** The reply of a completed sign-in; the token goes into the cookie as well. */
export async function signedIn(
  context: PublicContext,
  { token, account, realName, isSms }: { token: string; account: string; realName: string; isSms: boolean },
) {
  const logos = await context.inPlatform((db) => findConfig(db, ['mer_site_logo_lefttop', 'mer_site_logo_square']))
  context.setTokenCookie(token)
  return {
    token,
    account,
    realName,
    isSms,
    leftTopLogo: logos.mer_site_logo_lefttop,
    leftSquareLogo: logos.mer_site_logo_square,
  }
}
