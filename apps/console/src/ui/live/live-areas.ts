import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createPacer } from './pacer.ts'
import { createStore } from '#api/store.ts'
import { refreshArea } from '#api/use-call.ts'

/** A new order is to be seen within a second. */
const PACE = { rest: 300, spread: 200 }
const EVENT = 'zhanggui:area-changed'

/** Tells that what an area shows is different now; without a name any may be. */
export function publishAreaChange(area?: string): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: area }))
}

/** How many places are being typed into whose rows must not move away. */
const holds = createStore(0)

/** While it is held, pages stay as they are; what they missed they learn afterwards. */
export function useHeldRows(isHeld = true): void {
  useEffect(() => {
    if (!isHeld) return undefined
    holds.set(holds.get() + 1)
    return () => holds.set(holds.get() - 1)
  }, [isHeld])
}

/**
 * Keeps everything on the screen up to date with what others do, for the whole console in one place. What waits out of
 * sight is asked for anew when it is shown again.
 */
export function LiveAreas(): null {
  const client = useQueryClient()
  useEffect(() => {
    const changed = new Set<string | null>()
    const ask = () => {
      const areas = changed.has(null) ? [null] : [...changed]
      changed.clear()
      return Promise.all(areas.map((area) => (area === null ? client.invalidateQueries() : refreshArea(client, area))))
    }
    const pacer = createPacer(ask, PACE, () => !document.hidden && holds.get() === 0)
    const hear = (event: Event) => {
      changed.add((event as CustomEvent<string | null>).detail)
      pacer.wish()
    }
    window.addEventListener(EVENT, hear)
    document.addEventListener('visibilitychange', pacer.retry)
    const release = holds.subscribe(pacer.retry)
    return () => {
      window.removeEventListener(EVENT, hear)
      document.removeEventListener('visibilitychange', pacer.retry)
      release()
      pacer.stop()
    }
  }, [client])
  return null
}
