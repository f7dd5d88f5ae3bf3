const MINUTE = 60_000

export const SESSION_LIFETIME = 24 * 60 * MINUTE
/** Sliding, but written at most once in this time, so that reading a list does not write a row. */
const SESSION_RENEWAL = 5 * MINUTE

/** The new end of a session that is used now, or undefined if it was used just now; never after `latest`. */
export function renewedExpiry(seenAt: Date, latest: Date, now: Date): Date | undefined {
  if (now.getTime() - seenAt.getTime() < SESSION_RENEWAL) return undefined
  return new Date(Math.min(now.getTime() + SESSION_LIFETIME, latest.getTime()))
}
