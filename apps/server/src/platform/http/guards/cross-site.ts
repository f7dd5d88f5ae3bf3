import type { IncomingHttpHeaders } from 'node:http'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { CONSOLE_HEADER } from '@zhanggui/contract/kernel/wire-names'
import type { FastifyRequest } from 'fastify'
import { cookieToken, headerToken } from './request-token.ts'

/**
 * Whether a request may have been forged: sent by another site's page, or by a picture or link in one of our own
 * pages. Clients other than browsers do not send these headers.
 */
export const isForged = (request: FastifyRequest, endpoint: Endpoint): boolean =>
  isCrossSite(request.headers) || isLoadedByPage(request.headers) || isByCookieAlone(request, endpoint)

function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin, host } = headers
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}

/** Our pages use `fetch`; resources and navigations have another Sec-Fetch-Dest. */
function isLoadedByPage(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest']
  return headers['sec-fetch-mode'] === 'navigate' || (destination !== undefined && destination !== 'empty')
}

/**
 * Over plain http browsers send no Sec-Fetch headers, and pictures are loaded with the cookie. A GET must
 * therefore carry a header that only scripts can add. Requests without a token are left to the session gate.
 */
function isByCookieAlone(request: FastifyRequest, { permission }: Endpoint): boolean {
  if (request.method === 'POST' || headerToken(request) !== undefined) return false
  if (request.headers[CONSOLE_HEADER.toLowerCase()] === '1') return false
  return permission === 'none' || cookieToken(request) !== undefined
}
