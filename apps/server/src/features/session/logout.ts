import { API_BASE } from '@zhanggui/contract/kernel/endpoint'
import { sessionApi } from '@zhanggui/contract/session'
import { findProfile } from '#features/staff/public'
import { insertAuditLine } from '#platform/audit/audit.sql'
import type { PublicContext } from '#platform/http/route'
import { deleteSession } from '#platform/session/session.sql'
import { type ParsedToken, parseToken } from '#platform/session/token'

/** Ends the session of the request and the one in the browser's cookie. Idempotent. */
export async function logout(context: PublicContext) {
  for (const text of new Set([context.token, context.cookieToken])) {
    const token = parseToken(text)
    if (token) await endSession(context, token)
  }
  context.setTokenCookie(undefined)
  return null
}

/** Only logged if a session was ended. */
async function endSession({ address, now, newId, merchantTransactions }: PublicContext, token: ParsedToken) {
  await merchantTransactions(token.merId).inWrite(async ({ db }) => {
    const ended = await deleteSession(db, token.hash)
    if (!ended) return
    const { account } = await findProfile(db, ended.adminId)
    await insertAuditLine(db, {
      id: await newId(),
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
