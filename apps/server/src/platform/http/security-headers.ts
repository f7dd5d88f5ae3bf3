/**
 * With every answer. They never change, so they are written out: a plugin that puts them together anew for each request
 * was an eighth of what a checked call costs.
 */
export const everyHeaders = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
}

/** With answers for programs: nobody keeps them, and a browser that opens one as a page loads nothing at all. */
export const callHeaders = {
  ...everyHeaders,
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
}

/** With pages, beside the content security policy that each sets itself. */
export const pageHeaders = { 'cross-origin-opener-policy': 'same-origin', 'origin-agent-cluster': '?1' }
