import { useEffect, useState } from 'react'

/** Long enough for what matters more to be on the screen. */
const PATIENCE = 2000

/** False until the page has drawn what is needed first, which `isReady` says, and has a moment to spare. */
export function useIdle(isReady = true): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!isReady) return undefined
    const settle = () => setIdle(true)
    // Safari has no word for it.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(settle, 100)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(settle, { timeout: PATIENCE })
    return () => cancelIdleCallback(request)
  }, [isReady])
  return isIdle
}
