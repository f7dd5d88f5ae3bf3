import { drawnPage } from '#api/network/drawn-page.ts'
import { useSyncExternalStore } from 'react'

/** Windows up to this width get the mobile layout (spec §9, sheet 1 §4.9: width − 1 < 992). */
const NARROW = '(max-width: 992px)'

export const isNarrow = (): boolean => matchMedia(NARROW).matches
export const useNarrow = (): boolean => useMediaQuery(NARROW)

/** Whether a media query holds, followed while it changes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    // The sign-in page, which the build renders, has no window; the browser looks again.
    () => drawnPage.isKept() && matchMedia(query).matches,
  )
}
