import { setTimeout as delay } from 'node:timers/promises'

/** Repeats an attempt, with a pause in between, until it returns a result. */
export async function until<T>(pauseMs: number, attempt: () => Promise<T | undefined>): Promise<T> {
  const result = await attempt()
  if (result !== undefined) return result
  await delay(pauseMs)
  return until(pauseMs, attempt)
}
