import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** Header and tab bar, pager and margins (spec §9). */
const SHELL = 100 + 93
/** Its head belongs to the table, and stands still while the rows are scrolled. */
const HEAD = 47
/** The rest of the page's margins and its footer, so that the window itself has nothing to scroll. */
const FOOTER = 27
const PAGER = 32
const LEAST = 240

function subscribe(changed: () => void) {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

type Part = RefObject<HTMLElement | null>

/**
 * Of the rows in a table that fills the window: its height − 100 − 93 − what stands above the table in the page and,
 * where that is more than a pager, below it.
 */
export function useTableHeight(above: Part, below: Part): number {
  const viewport = useSyncExternalStore(subscribe, () => window.innerHeight)
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const parts = [above.current, below.current].filter((part) => part !== null)
    const measure = () => setOffset((above.current?.offsetHeight ?? 0) + roomOver(below.current))
    measure()
    const observer = new ResizeObserver(measure)
    for (const part of parts) observer.observe(part)
    return () => observer.disconnect()
  }, [above, below])
  return Math.max(LEAST, viewport - SHELL - HEAD - FOOTER - offset)
}

/** Beyond what a pager takes; a margin that is negative takes no room. */
function roomOver(part: HTMLElement | null): number {
  if (!part) return 0
  const { marginTop, marginBottom } = getComputedStyle(part)
  return Math.max(0, part.offsetHeight + Number.parseFloat(marginTop) + Number.parseFloat(marginBottom) - PAGER)
}
