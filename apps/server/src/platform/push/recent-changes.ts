import type { AreaChange } from './live-signal.ts'

/** Longer than the time between reading a page and listening, on a slow network too. */
const KEPT = 5 * 60_000

/** What changed lately, for pages that were read shortly before they could listen. */
export class RecentChanges {
  /** The same change again counts once, by its last time; oldest first. */
  readonly #changes = new Map<string, { change: AreaChange; at: number }>()
  #completeSince: number

  constructor(now: Date) {
    this.#completeSince = now.getTime()
  }

  add(change: AreaChange, now: Date) {
    const key = JSON.stringify(change)
    this.#changes.delete(key)
    this.#changes.set(key, { change, at: now.getTime() })
    this.#forget(now.getTime() - KEPT)
  }

  /** A merchant's changes since then; undefined if they are not all known any more. */
  since(merId: number, time: number): AreaChange[] | undefined {
    if (time < this.#completeSince) return undefined
    return [...this.#changes.values()]
      .filter(({ change, at }) => change.merId === merId && at >= time)
      .map(({ change }) => change)
  }

  #forget(until: number) {
    for (const [key, { at }] of this.#changes) {
      if (at >= until) break
      this.#changes.delete(key)
      this.#completeSince = until
    }
  }
}
