import { setTimeout as delay } from 'node:timers/promises'

/** Repeats an attempt, with a pause after each, until it gives a result. */
export async function until<T>(pauseMs: number, attempt: () => Promise<T | undefined>): Promise<T> {
  const result = await attempt()
  if (result !== undefined) return result
  await delay(pauseMs)
  return until(pauseMs, attempt)
}
