import type { IncomingHttpHeaders } from 'node:http'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { CONSOLE_HEADER } from '@zhanggui/contract/kernel/wire-names'
import type { FastifyRequest } from 'fastify'
import { cookieToken, headerToken } from './request-token.ts'

/**
 * Whether somebody may have had this sent who cannot see the answer: another site's page, or an address that stands in
 * one of our own pages as a picture or a link. Programs that are no browsers send none of these headers.
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

/** Our pages call with `fetch`; what a browser loads to show it, an opened address included, has another destination. */
function isLoadedByPage(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest']
  return headers['sec-fetch-mode'] === 'navigate' || (destination !== undefined && destination !== 'empty')
}

/**
 * Over plain http browsers send no Sec-Fetch headers, and a picture is loaded with the cookie. What comes by GET must
 * therefore carry something that only a program can add. Without any token it is for the session gate to refuse.
 */
function isByCookieAlone(request: FastifyRequest, { permission }: Endpoint): boolean {
  if (request.method === 'POST' || headerToken(request) !== undefined) return false
  if (request.headers[CONSOLE_HEADER.toLowerCase()] === '1') return false
  return permission === 'none' || cookieToken(request) !== undefined
}
