import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a browser sent this from another site's page, or by opening an address: our own pages call, they never open.
 * Programs that are no browsers send none of these headers.
 */
export function isCrossSite(headers: IncomingHttpHeaders): boolean {
  if (headers['sec-fetch-mode'] === 'navigate') return true
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin, host } = headers
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
