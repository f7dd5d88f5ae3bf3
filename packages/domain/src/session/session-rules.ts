const MINUTE = 60_000

export const SESSION_LIFETIME = 24 * 60 * MINUTE
/** Sliding, but written at most once in this time, so that reading a list does not write a row. */
const SESSION_RENEWAL = 5 * MINUTE

/** The new end of a session that is used now, or undefined while the stored one is fresh enough; never after `latest`. */
export function renewedExpiry(expiresAt: Date, latest: Date, now: Date): Date | undefined {
  const renewed = Math.min(now.getTime() + SESSION_LIFETIME, latest.getTime())
  return renewed - expiresAt.getTime() >= SESSION_RENEWAL ? new Date(renewed) : undefined
}
