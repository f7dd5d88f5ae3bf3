import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** Header and tab bar, pager and margins (spec §9). */
const SHELL = 100 + 93
const LEAST = 240

function subscribe(changed: () => void) {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

/** The table fills the window: its height − 100 − 93 − what stands above the table in the page. */
export function useTableHeight(above: RefObject<HTMLElement | null>): number {
  const viewport = useSyncExternalStore(subscribe, () => window.innerHeight)
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const element = above.current
    if (!element) return undefined
    const measure = () => setOffset(element.offsetHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [above])
  return Math.max(LEAST, viewport - SHELL - offset)
}
