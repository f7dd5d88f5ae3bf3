import { useSyncExternalStore } from 'react'

const EVERY = 30_000

let now = new Date()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** One clock for every time on the screen: a hundred rows need no hundred timers. */
function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    now = new Date()
    timer = setInterval(() => {
      now = new Date()
      for (const each of listeners) each()
    }, EVERY)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/** The present, renewed often enough for “N分钟前”. */
export const useNow = (): Date => useSyncExternalStore(subscribe, () => now)
