/**
 * Undo and redo over immutable values. A change shares whatever it left alone with the value before it, so a hundred
 * steps of a large table cost little more than what was changed.
 */
export interface History<T> {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
}

export type HistoryAction<T> =
  | { readonly type: 'change' | 'restart'; readonly to: T }
  | { readonly type: 'undo' | 'redo' }

/** Anything but nothing, which is how the ends of the history look. */
type Value = NonNullable<unknown>

const MAX_STEPS = 100

export const startHistory = <T extends Value>(present: T): History<T> => ({ past: [], present, future: [] })

export function nextHistory<T extends Value>(history: History<T>, action: HistoryAction<T>): History<T> {
  const { past, present, future } = history
  if (action.type === 'restart') return startHistory(action.to)
  if (action.type === 'change') {
    if (Object.is(action.to, present)) return history
    return { past: [...past, present].slice(-MAX_STEPS), present: action.to, future: [] }
  }
  if (action.type === 'undo') {
    const to = past.at(-1)
    return to === undefined ? history : { past: past.slice(0, -1), present: to, future: [present, ...future] }
  }
  const [to, ...later] = future
  return to === undefined ? history : { past: [...past, present], present: to, future: later }
}
