import { createStore } from '#api/store.ts'

/** `offline`: the browser has no network; `unreachable`: the last request got no answer; `slow`: one waits for long. */
export type NetworkStatus = 'online' | 'slow' | 'unreachable' | 'offline'

/** Milliseconds until a slow connection is reported. */
const SLOW_AFTER = 6000

export const network = createStore<NetworkStatus>('online')

let hasNetwork = true
let hasAnswered = true
let late = 0

function judge() {
  if (!hasNetwork) network.set('offline')
  else if (!hasAnswered) network.set('unreachable')
  else network.set(late > 0 ? 'slow' : 'online')
}

/** Learns from a request how the network is. Whether the answer was a good one does not matter here. */
export async function watchRequest<T>(request: Promise<T>, signal?: AbortSignal): Promise<T> {
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    late += 1
    judge()
  }, SLOW_AFTER)
  try {
    const answer = await request
    hasAnswered = true
    return answer
  } catch (error) {
    if (!signal?.aborted) hasAnswered = false
    throw error
  } finally {
    clearTimeout(timer)
    if (isLate) late -= 1
    judge()
  }
}

/** Follows what the browser itself says, until the returned function is called. */
export function watchBrowser(): () => void {
  const turn = () => {
    hasNetwork = navigator.onLine
    hasAnswered = true
    judge()
  }
  window.addEventListener('online', turn)
  window.addEventListener('offline', turn)
  turn()
  return () => {
    window.removeEventListener('online', turn)
    window.removeEventListener('offline', turn)
  }
}
