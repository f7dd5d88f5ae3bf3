import { newKey } from './idempotency-key.ts'

/** As long as somebody goes on trying; later the same call is another wish. */
const LATER_MS = 5 * 60_000

interface Unanswered {
  readonly area: string
  readonly key: string
  readonly until: number
}

/** Changes of this tab that nobody has answered, by what was asked. */
const calls = new Map<string, Unanswered>()

/** The idempotency key of a change: whoever makes one again that was not answered means the same one. */
export function keyFor(asked: string): string {
  const earlier = calls.get(asked)
  return earlier && earlier.until > Date.now() ? earlier.key : newKey()
}

export function markUnanswered(area: string, asked: string, key: string) {
  const now = Date.now()
  for (const [each, { until }] of calls) if (until <= now) calls.delete(each)
  calls.set(asked, { area, key, until: now + LATER_MS })
}

export const markAnswered = (asked: string) => void calls.delete(asked)

/** After another change of its area a call is another wish: what was put on sale and taken off is put on sale once more. */
export function markChanged(area: string) {
  for (const [each, unanswered] of calls) if (unanswered.area === area) calls.delete(each)
}
