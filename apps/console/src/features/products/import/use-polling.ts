import { useEffect, useEffectEvent } from 'react'

/** Asks again and again while the server is at work. */
export function usePolling(isBusy: boolean, ask: () => void, every: number): void {
  const again = useEffectEvent(() => ask())
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setInterval(() => again(), every)
    return () => clearInterval(timer)
  }, [isBusy, every])
}
