const TICK = 30_000
/** Hidden pages are allowed one tick a minute; a longer silence means that the machine slept. */
const SLEPT = 2 * 60_000

/**
 * Calls `wake` when the network is back, the page is looked at again or the machine has slept. `suspect` tells that a
 * socket that still looks open may be dead.
 */
export function watchWake(wake: (suspect: boolean) => void): () => void {
  let lastTick = Date.now()
  const hasSlept = () => {
    const gap = Date.now() - lastTick
    lastTick = Date.now()
    return gap > SLEPT
  }
  const timer = setInterval(() => {
    if (hasSlept()) wake(true)
  }, TICK)
  const online = () => wake(true)
  const visible = () => {
    if (document.visibilityState === 'visible') wake(hasSlept())
  }
  window.addEventListener('online', online)
  document.addEventListener('visibilitychange', visible)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', online)
    document.removeEventListener('visibilitychange', visible)
  }
}
