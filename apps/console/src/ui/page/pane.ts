import { createContext, use, useEffect } from 'react'

/** The tab in which a page lives, as far as the page may know it. */
export interface Pane {
  readonly key: string
  /** False while another tab is in front; the page then stays mounted but its effects rest. */
  readonly isShown: () => boolean
  /** Goes on to another page and leaves no tab behind. */
  readonly leaveFor: (path: string) => void
  /** What the tab is called from now on: the name of what the page is about. */
  readonly rename: (name: string) => void
}

export const PaneContext = createContext<Pane>({
  key: '',
  isShown: () => true,
  leaveFor: () => undefined,
  rename: () => undefined,
})

/** Calls the tab by the name of what the page is about, as soon as it is known. */
export function usePaneName(name: string | undefined) {
  const { rename } = use(PaneContext)
  useEffect(() => {
    if (name) rename(name)
  }, [name, rename])
}
