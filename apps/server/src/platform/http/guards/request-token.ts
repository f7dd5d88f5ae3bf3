import { SIGNED_IN_COOKIE } from '@zhanggui/contract/kernel/wire-names'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Cookie name of the merchant console; the platform's console on the same host uses another. */
const TOKEN_COOKIE = 'zhanggui_merchant_token'
const MONTH = 30 * 24 * 3600

/** X-Token, else bearer (downloads), else the cookie (spec §6, §7). */
export const requestToken = (request: FastifyRequest): string | undefined =>
  headerToken(request) ?? cookieToken(request)

export function headerToken({ headers }: FastifyRequest): string | undefined {
  const header = headers['x-token']
  if (typeof header === 'string' && header !== '') return header
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
}

export const cookieToken = (request: FastifyRequest): string | undefined => request.cookies[TOKEN_COOKIE]

/** Longer than any session: the server checks expiry on every request. */
export function setTokenCookie(request: FastifyRequest, reply: FastifyReply, token: string | undefined) {
  const options = { path: '/', sameSite: 'strict', secure: request.protocol === 'https' } as const
  const secret = { ...options, httpOnly: true }
  if (token) {
    reply.setCookie(TOKEN_COOKIE, token, { ...secret, maxAge: MONTH })
    reply.setCookie(SIGNED_IN_COOKIE, '1', { ...options, maxAge: MONTH })
  } else {
    reply.clearCookie(TOKEN_COOKIE, secret)
    reply.clearCookie(SIGNED_IN_COOKIE, options)
  }
}
