const FIRST_WAIT = 30_000
const LONGEST_WAIT = 3_600_000
const MOST_TRIES = 10

/** When to try again after so many tries: 30 s, 1 min, 2 min … an hour at most; undefined once it is given up. */
export const nextSyncTry = (tries: number, now: Date): Date | undefined =>
  tries >= MOST_TRIES ? undefined : new Date(now.getTime() + Math.min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT))
