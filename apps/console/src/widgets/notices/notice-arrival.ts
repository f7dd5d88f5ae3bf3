import { useEffect, useEffectEvent } from 'react'

const EVENT = 'zhanggui:notice-arrived'

/** Tells the page in front that what it shows of the shop may have changed. */
export const publishNoticeArrival = () => window.dispatchEvent(new Event(EVENT))

export function useNoticeArrival(listener: () => void) {
  const hear = useEffectEvent(listener)
  useEffect(() => {
    const listen = () => hear()
    window.addEventListener(EVENT, listen)
    return () => window.removeEventListener(EVENT, listen)
  }, [])
}
