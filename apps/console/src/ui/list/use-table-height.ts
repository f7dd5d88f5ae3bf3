import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** Header and tab bar, pager and margins (spec §9). */
const SHELL = 100 + 93
/** Its head belongs to the table, and stands still while the rows are scrolled. */
const HEAD = 47
const LEAST = 240

function subscribe(changed: () => void) {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

/** Of the rows in a table that fills the window: its height − 100 − 93 − what stands above the table in the page. */
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
  return Math.max(LEAST, viewport - SHELL - HEAD - offset)
}
