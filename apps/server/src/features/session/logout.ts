import { API_BASE } from '@zhanggui/contract/kernel/endpoint'
import { sessionApi } from '@zhanggui/contract/session'
import { findProfile } from '#features/staff/public'
import { insertAuditLine } from '#platform/audit/audit.sql'
import { inMerchant } from '#platform/db/merchant-db'
import type { PublicContext } from '#platform/http/route'
import type { Platform } from '#platform/platform'
import { deleteSession } from '#platform/session/session.sql'
import { type ParsedToken, parseToken } from '#platform/session/token'

/** Ends the session of the call and the one that the browser keeps. Signing out twice is not an error. */
export async function logout(platform: Platform, context: PublicContext) {
  for (const text of new Set([context.token, context.cookieToken])) {
    const token = parseToken(text)
    if (token) await endSession(platform, context, token)
  }
  context.keepToken(undefined)
  return null
}

/** Only a call that ended a session is written down. */
async function endSession({ pool, ids }: Platform, { address, now }: PublicContext, token: ParsedToken) {
  await inMerchant(pool, token.merId, 'write', async (db) => {
    const ended = await deleteSession(db, token.hash)
    if (!ended) return
    const { account } = await findProfile(db, ended.adminId)
    await insertAuditLine(db, {
      id: await ids.next(),
      adminId: ended.adminId,
      account,
      endpoint: sessionApi.logout,
      url: API_BASE + sessionApi.logout.path,
      address,
      input: {},
      result: null,
      at: now,
    })
  })
}
